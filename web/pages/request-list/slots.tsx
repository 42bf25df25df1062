import { useI18n } from '../../app/i18n.tsx'
import { usePersonalHref } from '../../app/navigation/personal-href.ts'
import type { Slots } from '../../app/page/page.ts'
import { contactField } from '../../components/contact-fields.tsx'
import { FormField, FormText } from '../../components/form-field.tsx'
import { ValidatedForm } from '../../components/validated-form.tsx'
import { ListForm } from './list-form.tsx'
import type { RequestListData } from './load.ts'
import { RequestListConfirmation } from './sent.tsx'

export const slots = { page: RequestListPage } satisfies Slots<RequestListData>

function RequestListPage({ data }: { data: RequestListData }) {
  const { t } = useI18n()
  if (data.kind === 'sent') return <RequestListConfirmation {...data} />
  return (
    <>
      <div className="page-head">
        <h1>{t('requestList.title')}</h1>
        <p>{t(data.kind === 'start' ? 'requestList.about' : 'requestList.aboutList')}</p>
      </div>
      {data.kind === 'start' ? <Start {...data} /> : <ListForm {...data.opened} />}
    </>
  )
}

function Start(submission: Extract<RequestListData, { kind: 'start' }>) {
  const i18n = useI18n()
  const { t } = i18n
  const to = usePersonalHref()
  return (
    <ValidatedForm className="sheet contact-form" action={to('requestList')} encType="multipart/form-data">
      <FormText
        {...contactField(i18n, submission, 'text')}
        label={t('requestList.text')}
        note={t('requestList.textNote')}
        rows={10}
        spellCheck={false}
      />
      <FormField
        name="file"
        type="file"
        label={t('requestList.file')}
        note={t('requestList.fileNote')}
        accept=".xlsx,.csv,.tsv,.txt,text/csv,text/plain"
      />
      <button type="submit" className="button primary">
        {t('requestList.find')}
      </button>
    </ValidatedForm>
  )
}
