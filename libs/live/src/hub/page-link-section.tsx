import { ConfirmDialog, DateTime, GuardedButton, SecretOnce, useZone } from '@console/ui';
import { Section, SectionBody } from '@console/ui/overview';
import { Button, Flex, Modal, theme } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIssuePartnerPageMutation, useRevokePartnerPageMutation } from '../api/hub-api';
import type { Distributor } from '../contract';
import { CHANGE_STREAMS } from '../stream/use-stream-actions';
import { useAppScope } from '../use-app-scope';

/** The link to the page of a partner. */
export function PageLinkSection({ distributor: { id, name, pageSince } }: { distributor: Distributor }) {
  const { t } = useTranslation('live');
  const { token } = theme.useToken();
  const { appId } = useAppScope();
  const zone = useZone();
  const [issue, { isLoading }] = useIssuePartnerPageMutation();
  const [revoke] = useRevokePartnerPageMutation();
  const [link, setLink] = useState<string>();
  const [asked, setAsked] = useState<'renew' | 'revoke'>('renew');
  const [isOpen, setOpen] = useState(false);
  const make = async () => {
    const outcome = await issue({ id, appId });
    if (outcome.data) setLink(outcome.data.pageUrl);
    return outcome;
  };
  const ask = (action: 'renew' | 'revoke') => {
    setAsked(action);
    setOpen(true);
  };
  return (
    <Section title={t('hub.page.title')}>
      <SectionBody>
        <Flex vertical gap={token.marginSM} align="start">
          {pageSince === null ? (
            <>
              <span>{t('hub.page.none')}</span>
              <GuardedButton requires={CHANGE_STREAMS} loading={isLoading} onClick={() => void make()}>
                {t('hub.page.make')}
              </GuardedButton>
            </>
          ) : (
            <>
              <span>
                {t('hub.page.since')} <DateTime value={pageSince} zone={zone} />
              </span>
              <Flex wrap gap={token.marginXS}>
                <GuardedButton requires={CHANGE_STREAMS} onClick={() => ask('renew')}>
                  {t('hub.page.renew.action')}
                </GuardedButton>
                <GuardedButton danger requires={CHANGE_STREAMS} onClick={() => ask('revoke')}>
                  {t('hub.page.revoke.action')}
                </GuardedButton>
              </Flex>
            </>
          )}
        </Flex>
      </SectionBody>
      <ConfirmDialog
        open={isOpen}
        title={t(`hub.page.${asked}.title`, { name })}
        action={t(`hub.page.${asked}.action`)}
        danger
        run={() => (asked === 'renew' ? make() : revoke({ id, appId }))}
        onClose={() => setOpen(false)}
      >
        {t(`hub.page.${asked}.effect`)}
      </ConfirmDialog>
      {link !== undefined && (
        <Modal
          open
          title={t('hub.page.linkOf', { name })}
          // Closes by its button only: the link is not shown again.
          closable={false}
          keyboard={false}
          mask={{ closable: false }}
          footer={
            <Button type="primary" onClick={() => setLink(undefined)}>
              {t('hub.page.saved')}
            </Button>
          }
        >
          <SecretOnce
            label={t('hub.page.link')}
            warning={t('hub.page.keep')}
            values={[link]}
            fileName={`${id}-partner-page.txt`}
          />
        </Modal>
      )}
    </Section>
  );
}
