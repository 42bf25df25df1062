import { useI18n } from '../../app/i18n.tsx'
import type { Slots } from '../../app/page/page.ts'
import { Field, Form, Submit } from '../account/fields.tsx'
import { useFormState } from '../account/form-state.ts'
import { OperatorScreen } from '../account/operator-screen.tsx'
import type { BanksData } from './load.ts'

export const slots = { page: Banks } satisfies Slots<BanksData>

/** What file dialogs offer; the content decides. */
const ACCEPT = '.xml,.zip,text/xml,application/xml,application/zip'

/** How large the directory of banks is, and the form for a newer one. */
function Banks({ data }: { data: BanksData }) {
  const { t, number } = useI18n()
  const { directory, posted, desk } = data
  const { banks, withAccount } = directory
  const form = useFormState(posted, 'upload')
  return (
    <OperatorScreen data={data} title={t('deskBanks.title')} about={t('deskBanks.about')}>
      <p>
        {banks === 0
          ? t('deskBanks.none')
          : t('deskBanks.has', { n: banks, number: number(banks), accounts: number(withAccount) })}
      </p>
      {desk.includes('edition.edit') ? (
        <Form form={form} action="upload" withFile>
          <Field
            form={form}
            name="file"
            type="file"
            label={t('deskBanks.file')}
            note={t('deskBanks.note')}
            accept={ACCEPT}
          />
          <Submit label={t('editions.upload')} />
        </Form>
      ) : null}
    </OperatorScreen>
  )
}
