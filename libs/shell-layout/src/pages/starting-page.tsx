import type { RuntimeConfig } from '@console/http/contract';

interface StartingPageProps {
  product: Pick<RuntimeConfig, 'productName' | 'logo' | 'titleFontSize'>;
}

/** The placeholder of the first page: the logo at its position in `index.html`. */
export function StartingPage({ product: { logo, productName, titleFontSize } }: StartingPageProps) {
  return (
    <div
      aria-busy="true"
      style={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'center',
        gap: 12,
        minHeight: '100dvh',
        fontSize: titleFontSize,
        fontWeight: 600,
      }}
    >
      <img src={logo} alt="" width={40} height={40} style={{ objectFit: 'contain' }} />
      {productName}
    </div>
  );
}
