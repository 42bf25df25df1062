import type { DeskCompanyDetails } from '../../../domain/contract/desk-companies.ts'
import { byteSize } from '../../app/bytes.ts'
import { useI18n } from '../../app/i18n.tsx'
import { Choice, Form, Submit } from '../account/fields.tsx'
import { FileField } from '../account/file-field.tsx'
import { useFormState } from '../account/form-state.ts'
import { RowButton } from '../account/row-button.tsx'
import { ReviewedDocument } from '../account-admin/document.tsx'
import type { CompanyScreenData } from './load.ts'

/** What proves a fact, each file with a button that takes it back. */
export function EvidenceOf({ files }: { files: DeskCompanyDetails['evidence'] }) {
  const i18n = useI18n()
  const { t } = i18n
  if (files.length === 0) return null
  return (
    <ul className="plain">
      {files.map((file) => (
        <li key={file.id}>
          <ReviewedDocument file={file} /> <span className="soft small">{byteSize(file.size, i18n)}</span>
          <RowButton
            action="removeEvidence"
            label={t('parties.evidence.remove')}
            of={file.name}
            fields={{ file: file.id }}
          />
        </li>
      ))}
    </ul>
  )
}

/** Attaches a file to one of the recorded facts. */
export function Attach({ company, posted }: Pick<CompanyScreenData, 'company' | 'posted'>) {
  const { t } = useI18n()
  const form = useFormState(posted, 'attachEvidence')
  return (
    <details open={form.isPosted}>
      <summary>{t('parties.evidence.attach')}</summary>
      <Form form={form} action="attachEvidence" withFile>
        <p>{t('parties.evidence.about')}</p>
        <Choice
          form={form}
          name="fact"
          label={t('company.checkedFact')}
          options={company.verifications.map(({ fact }) => ({ value: fact, text: t(`company.fact.${fact}`) }))}
        />
        <FileField
          form={form}
          name="file"
          label={t('parties.evidence.file')}
          note={t('parties.evidence.note')}
          kinds="any"
        />
        <Submit label={t('parties.evidence.attach')} />
      </Form>
    </details>
  )
}
