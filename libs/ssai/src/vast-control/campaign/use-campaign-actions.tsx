import CaretRightOutlined from '@ant-design/icons/CaretRightOutlined';
import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import EditOutlined from '@ant-design/icons/EditOutlined';
import PauseOutlined from '@ant-design/icons/PauseOutlined';
import { useKeepQuery } from '@console/shell-layout';
import { ConfirmDialog, type PageAction } from '@console/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { VastCampaign } from '../../contract';
import { useDeleteVastCampaignMutation, useUpdateVastCampaignMutation } from '../api/vast-api';
import { CHANGE_VAST } from '../change-vast';
import { useAppScope } from '../../use-app-scope';
import { campaignListPath, editCampaignPath } from '../vast-paths';

/** The actions on campaigns, for rows and pages; render `dialogs` once. */
export function useCampaignActions() {
  const { t } = useTranslation('vast');
  const { appId } = useAppScope();
  const navigate = useNavigate();
  const keepQuery = useKeepQuery();
  const [update] = useUpdateVastCampaignMutation();
  const [remove] = useDeleteVastCampaignMutation();
  const [toDelete, setToDelete] = useState<VastCampaign>();
  const [isOpen, setOpen] = useState(false);
  const requires = CHANGE_VAST;

  const actionsOf = (campaign: VastCampaign): PageAction[] => [
    {
      key: 'edit',
      label: t('edit'),
      icon: <EditOutlined aria-hidden />,
      requires,
      run: () => void navigate(keepQuery(editCampaignPath(appId, campaign.id))),
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
      run: () => {
        setToDelete(campaign);
        setOpen(true);
      },
    },
  ];
  const dialogs = toDelete && (
    <ConfirmDialog
      open={isOpen}
      title={t('delete.title', { name: toDelete.name })}
      action={t('delete.action')}
      danger
      run={() => remove({ id: toDelete.id, appId })}
      onDone={() => void navigate(keepQuery(campaignListPath(appId)))}
      onClose={() => setOpen(false)}
    >
      {t('delete.effect')}
    </ConfirmDialog>
  );
  return { actionsOf, dialogs };
}
