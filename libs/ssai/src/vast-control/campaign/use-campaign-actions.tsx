import CaretRightOutlined from '@ant-design/icons/CaretRightOutlined';
import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import EditOutlined from '@ant-design/icons/EditOutlined';
import PauseOutlined from '@ant-design/icons/PauseOutlined';
import { useOpenPath, useAppScope } from '@console/shell-layout';
import { useConfirm, type PageAction } from '@console/ui';
import { useTranslation } from 'react-i18next';
import type { VastCampaign } from '../../contract';
import { useDeleteVastCampaignMutation, useUpdateVastCampaignMutation } from '../api/vast-api';
import { CHANGE_VAST } from '../change-vast';
import { campaignListPath, editCampaignPath } from '../vast-paths';

/** The actions on campaigns, for rows and pages; render `dialogs` once. */
export function useCampaignActions() {
  const { t } = useTranslation('vast');
  const { appId } = useAppScope();
  const openPath = useOpenPath();
  const [update] = useUpdateVastCampaignMutation();
  const [remove] = useDeleteVastCampaignMutation();
  const { ask, dialog: dialogs } = useConfirm();
  const requires = CHANGE_VAST;

  const actionsOf = (campaign: VastCampaign): PageAction[] => [
    {
      key: 'edit',
      label: t('edit'),
      icon: <EditOutlined aria-hidden />,
      requires,
      run: () => openPath(editCampaignPath(appId, campaign.id)),
    },
    {
      key: 'pause',
      label: t(campaign.paused ? 'resume' : 'pause'),
      icon: campaign.paused ? <CaretRightOutlined aria-hidden /> : <PauseOutlined aria-hidden />,
      requires,
      run: () => void update({ id: campaign.id, appId, body: { paused: !campaign.paused } }),
    },
    {
      key: 'delete',
      label: t('delete.action'),
      icon: <DeleteOutlined aria-hidden />,
      danger: true,
      inMenu: true,
      requires,
      run: () =>
        ask({
          title: t('delete.title', { name: campaign.name }),
          action: t('delete.action'),
          effect: t('delete.effect'),
          danger: true,
          run: () => remove({ id: campaign.id, appId }),
          onDone: () => openPath(campaignListPath(appId)),
        }),
    },
  ];
  return { actionsOf, dialogs };
}
