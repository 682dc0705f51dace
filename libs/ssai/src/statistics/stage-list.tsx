import { StatusTag } from '@console/ui';
import { Flex, theme } from 'antd';
import { useTranslation } from 'react-i18next';
import { STAGES, stagesOf, type RecordedBreak } from '../contract';
import { useSsaiTexts } from '../use-ssai-texts';

/** The five stages of a break in a session; the first that failed is marked. */
export function StageList({ record }: { record: RecordedBreak }) {
  const { t } = useTranslation('ssai');
  const { token } = theme.useToken();
  const texts = useSsaiTexts();
  const stages = stagesOf(record);
  return (
    <Flex
      component="ol"
      wrap
      gap={token.marginSM}
      aria-label={t('session.stages')}
      style={{ margin: 0, padding: 0, listStyle: 'none' }}
    >
      {STAGES.map((stage) => (
        <li key={stage} title={t(`stageStates.${stages[stage]}`)}>
          <StatusTag {...texts.stage(stage, stages[stage])} />
        </li>
      ))}
    </Flex>
  );
}
