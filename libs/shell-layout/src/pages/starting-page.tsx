import type { RuntimeConfig } from '@console/http/contract';

interface StartingPageProps {
  product: Pick<RuntimeConfig, 'productName' | 'logo' | 'titleFontSize'>;
}

/** What shows while the first page loads: the logo where `index.html` has it, so that nothing moves. */
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
