import { useAppScope } from '@console/shell-layout';
import UploadOutlined from '@ant-design/icons/UploadOutlined';
import { FormDialog, FormField, ItemFormDialog } from '@console/ui/form';
import { AutoComplete, Button, Flex, Form, Input, theme } from 'antd';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useGetCaptionQuery, useSetCaptionMutation } from '../api/vod-api';
import { MAX_CAPTION_CHARACTERS, SetCaptionDto } from '../contract';
import { useVodPaths } from '../use-vod-paths';
import { CHANGE_VIDEOS } from '../video-access';
import { toWebVtt } from './to-web-vtt';

const COMMON = 'vi,en,zh,ja,ko,th,lo,km,id,ms,fil,fr,de,es,pt,it,nl,ru,uk,pl,ar,hi'.split(',');
const BYTES_PER_CHARACTER = 4;
const WIDTH = 640;

/** Adds captions in a language, or edits those of the route's. */
export function CaptionDialog() {
  const { videoId = '', language } = useParams();
  const closeTo = useVodPaths().video(videoId);
  return language === undefined ? (
    <AddCaptionDialog videoId={videoId} closeTo={closeTo} />
  ) : (
    <EditCaptionDialog videoId={videoId} language={language} closeTo={closeTo} />
  );
}

interface CaptionDialogProps {
  videoId: string;
  closeTo: string;
}

function AddCaptionDialog({ videoId, closeTo }: CaptionDialogProps) {
  const { t } = useTranslation('vod');
  const { appId } = useAppScope();
  const [set] = useSetCaptionMutation();
  return (
    <FormDialog
      title={t('captions.add')}
      requires={CHANGE_VIDEOS}
      schema={SetCaptionDto}
      initialValues={{ language: '', label: '', text: '' }}
      run={(body) => set({ id: videoId, appId, body })}
      submitLabel={t('edit.submit')}
      draftKey={`videos:captions ${videoId}`}
      closeTo={closeTo}
      width={WIDTH}
    >
      <CaptionFields isNew />
    </FormDialog>
  );
}

function EditCaptionDialog({ videoId, language, closeTo }: CaptionDialogProps & { language: string }) {
  const { t } = useTranslation('vod');
  const { appId } = useAppScope();
  const caption = useGetCaptionQuery({ id: videoId, appId, language });
  const [set] = useSetCaptionMutation();
  return (
    <ItemFormDialog
      title={t('captions.edit', { language })}
      requires={CHANGE_VIDEOS}
      result={caption}
      itemOf={(data) => ({ ...data, id: language })}
      titleOf={({ label }) => t('captions.edit', { language: label })}
      failed={t('captions.failed')}
      missing={t('captions.missing')}
      schema={SetCaptionDto}
      valuesOf={({ label, lines }) => ({ language, label, text: lines.join('\n') })}
      run={(body, ifMatch) => set({ id: videoId, appId, body, ifMatch })}
      submitLabel={t('edit.submit')}
      draftKey={`videos:captions ${videoId}`}
      closeTo={closeTo}
      width={WIDTH}
    >
      {() => <CaptionFields />}
    </ItemFormDialog>
  );
}

function CaptionFields({ isNew = false }: { isNew?: boolean }) {
  const { t } = useTranslation('vod');
  return (
    <>
      <FormField
        name="language"
        label={t('captions.language')}
        help={t('captions.languageHelp')}
        rules={{ languageTag: t('captions.languageWrong') }}
      >
        <LanguageInput disabled={!isNew} />
      </FormField>
      <FormField name="label" label={t('captions.label')} help={t('captions.labelHelp')}>
        <Input autoComplete="off" />
      </FormField>
      <FormField
        name="text"
        label={t('captions.text')}
        help={t('captions.textHelp')}
        rules={{ webVtt: t('captions.textWrong') }}
        valueText={(text) => (typeof text === 'string' ? t('captions.lines', { count: linesOf(text) }) : '')}
      >
        <CaptionTextInput />
      </FormField>
    </>
  );
}

function linesOf(text: string): number {
  return text.trim().split('\n').length;
}

interface FieldProps {
  id?: string;
  value?: string;
  onChange?: (value: string) => void;
}

/** A language tag. Choosing one proposes the label: the name of the language in itself. */
function LanguageInput({ disabled, onChange, ...field }: FieldProps & { disabled: boolean }) {
  const { i18n } = useTranslation('vod');
  const form = Form.useFormInstance();
  const names = new Intl.DisplayNames(i18n.language, { type: 'language' });
  return (
    <AutoComplete
      {...field}
      disabled={disabled}
      options={COMMON.map((code) => ({ value: code, label: `${names.of(code) ?? code} (${code})` }))}
      showSearch={{
        filterOption: (typed, option) =>
          `${option?.value ?? ''} ${option?.label ?? ''}`.toLowerCase().includes(typed.toLowerCase()),
      }}
      onChange={(code: string) => onChange?.(code)}
      onSelect={(code: string) => {
        if (form.isFieldTouched('label')) return;
        const own = new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code;
        form.setFieldValue('label', own.charAt(0).toLocaleUpperCase(code) + own.slice(1));
      }}
    />
  );
}

/** WebVTT, typed or from a file. */
function CaptionTextInput({ id, value, onChange }: FieldProps) {
  const { t } = useTranslation('vod');
  const { token } = theme.useToken();
  const file = useRef<HTMLInputElement>(null);
  return (
    <Flex vertical align="start" gap={token.marginXS}>
      <input
        ref={file}
        type="file"
        accept=".vtt,.srt,text/vtt"
        aria-label={t('captions.file')}
        style={{ display: 'none' }}
        onChange={async ({ target }) => {
          const [chosen] = target.files ?? [];
          if (!chosen) return;
          const text = await chosen.slice(0, MAX_CAPTION_CHARACTERS * BYTES_PER_CHARACTER).text();
          onChange?.(toWebVtt(text));
          target.value = '';
        }}
      />
      <Button icon={<UploadOutlined aria-hidden />} onClick={() => file.current?.click()}>
        {t('captions.file')}
      </Button>
      <Input.TextArea
        {...(id !== undefined && { id })}
        {...(value !== undefined && { value })}
        rows={12}
        spellCheck={false}
        placeholder={t('captions.example')}
        style={{ fontFamily: token.fontFamilyCode, fontSize: token.fontSizeSM }}
        onChange={({ target }) => onChange?.(target.value)}
      />
    </Flex>
  );
}
