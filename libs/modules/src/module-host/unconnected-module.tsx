import CopyOutlined from '@ant-design/icons/CopyOutlined';
import { DetailCard, EmptyState, LinkButton, useCopy } from '@console/ui';
import { useConsole } from '@console/shell-layout';
import { Button, Flex, theme } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCanConnectModules } from '../catalog/use-can-connect-modules';
import { configurationLines } from './configuration-lines';

interface UnconnectedModuleProps {
  /** Path in the catalog. */
  path: string;
  productPath: string;
}

export function UnconnectedModule({ path, productPath }: UnconnectedModuleProps) {
  const { t } = useTranslation('modules');
  const { token } = theme.useToken();
  const { config } = useConsole();
  const canConnect = useCanConnectModules();
  const copy = useCopy();
  const lines = configurationLines(path);

  return (
    <Flex vertical gap={token.marginLG}>
      <EmptyState
        text={
          canConnect
            ? t('module.unconnected.title')
            : t('module.unconnected.text', { product: config.productName })
        }
        action={<LinkButton to={productPath}>{t('routes.modules')}</LinkButton>}
      />
      {canConnect && (
        <DetailCard
          title={t('module.unconnected.how')}
          actions={
            <Button
              icon={<CopyOutlined aria-hidden />}
              onClick={() => {
                void copy(lines);
              }}
            >
              {t('module.unconnected.copy')}
            </Button>
          }
        >
          <p style={{ marginTop: 0 }}>{t('module.unconnected.lines')}</p>
          <pre
            translate="no"
            style={{
              margin: 0,
              padding: token.paddingSM,
              whiteSpace: 'pre-wrap',
              overflowWrap: 'anywhere',
              fontFamily: token.fontFamilyCode,
              background: token.colorFillTertiary,
              borderRadius: token.borderRadius,
            }}
          >
            {lines}
          </pre>
          <p style={{ marginBottom: 0 }}>{t('module.unconnected.transports')}</p>
        </DetailCard>
      )}
    </Flex>
  );
}
