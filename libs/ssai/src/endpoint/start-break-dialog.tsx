import { useAppScope } from '@console/shell-layout';
import { FormDialog, FormField, NumberInput } from '@console/ui/form';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useStartAdBreakMutation } from '../api/ssai-api';
import { startAdBreak } from '../contract';
import { endpointPath } from '../ssai-paths';
import { CHANGE_SSAI } from '../use-endpoint-actions';

export function StartBreakDialog() {
  const { t } = useTranslation('ssai');
  const { appId } = useAppScope();
  const { endpointId: id = '' } = useParams();
  const [start] = useStartAdBreakMutation();
  return (
    <FormDialog
      title={t('startBreak.title')}
      requires={CHANGE_SSAI}
      schema={startAdBreak.body}
      initialValues={{ seconds: 30 }}
      run={(body) => start({ id, appId, body })}
      submitLabel={t('startBreak.submit')}
      draftKey={`ssai-endpoints:break ${id}`}
      closeTo={endpointPath(appId, id)}
    >
      <FormField name="seconds" label={t('startBreak.length')} help={t('startBreak.help')}>
        <NumberInput precision={0} suffix={t('units.seconds')} />
      </FormField>
    </FormDialog>
  );
}
