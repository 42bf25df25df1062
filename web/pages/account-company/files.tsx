import type { ReactNode } from 'react'
import type { FileKinds } from '../../../domain/file-types.ts'
import type { FormName } from '../../../domain/form-constraints.ts'
import type { FormSubmission } from '../../../domain/form-submission.ts'
import { useI18n } from '../../app/i18n.tsx'
import styles from '../account/account.module.css'
import fieldStyles from '../account/fields.module.css'
import { Field, Form, type FormProps, Submit } from '../account/fields.tsx'
import { PictureButtons, pictureId, RemoveFile } from '../account/file-buttons.tsx'
import { FileField } from '../account/file-field.tsx'
import { useFormState } from '../account/form-state.ts'
import { LanguageFields } from '../account/language-fields.tsx'
import { labelledWording } from '../account/wording.ts'
import { CompanyFrame } from './frame.tsx'
import type { CompanyData } from './load.ts'

/** Logo, photos and certificates of the organization. */
export function CompanyFileFields({ data }: { data: CompanyData }) {
  return (
    <CompanyFrame data={data} here="companyFile">
      <Logo data={data} />
      <Photos data={data} />
      <Certificates data={data} />
    </CompanyFrame>
  )
}

/** What each form takes, and how large it may be. */
const NOTES = { logo: 'account.upload.one', photo: 'account.upload.note', certificate: 'account.upload.scan' } as const

interface UploadProps {
  posted: FormSubmission | null
  action: keyof typeof NOTES
  label: string
  kinds: FileKinds
  checks?: FormName
  /** What the script attaches uploaded files to; several files can then be chosen. */
  attach?: FormProps['attach']
  children?: ReactNode
}

function Upload({ posted, action, label, kinds, checks, attach, children }: UploadProps) {
  const { t } = useI18n()
  const form = useFormState(posted, action)
  return (
    <Form
      form={form}
      action={action}
      checks={checks}
      withFile
      draft={children !== undefined}
      {...(attach && { attach })}
    >
      {children}
      <FileField
        form={form}
        name={`${action}-file`}
        label={label}
        note={t(NOTES[action])}
        kinds={kinds}
        multiple={attach !== undefined}
      />
      <Submit quiet={attach !== undefined} label={t('account.upload.send')} />
    </Form>
  )
}

function Logo({ data: { company, posted } }: { data: CompanyData }) {
  const { t } = useI18n()
  const { logo } = company
  return (
    <>
      <h2>{t('organization.logo')}</h2>
      {logo ? (
        <ul className={styles.list}>
          <li>
            <img src={`${logo.url}?width=160`} alt={t('organization.logo')} width={96} height={72} />
            <RemoveFile action="logo-remove" label={t('organization.logo')} />
          </li>
        </ul>
      ) : null}
      <Upload posted={posted} action="logo" label={t('organization.logoFile')} kinds="picture" />
    </>
  )
}

function Photos({ data: { company, posted } }: { data: CompanyData }) {
  const i18n = useI18n()
  const { t } = i18n
  const { photos, version } = company
  return (
    <>
      <h2>{t('organization.photos')}</h2>
      <ul className={styles.list} data-drawn="photos">
        {photos.map(({ url, caption }, at) => {
          const label = labelledWording(caption ?? {}, i18n) || t('company.photo', { number: at + 1 })
          return (
            <li key={url} id={pictureId(at)} tabIndex={-1}>
              <img src={`${url}?width=160`} alt={label} width={96} height={72} loading="lazy" />
              <PictureButtons
                file={idOf(url)}
                version={version}
                label={label}
                at={at}
                isLast={at === photos.length - 1}
              />
            </li>
          )
        })}
      </ul>
      <Upload
        posted={posted}
        action="photo"
        label={t('organization.photoFile')}
        kinds="picture"
        attach={{ to: 'company', draws: 'photos' }}
      />
    </>
  )
}

/** A file's id: the last part of its address. */
const idOf = (url: string): string => url.split('/').at(-1) ?? ''

function Certificates({ data: { company, posted } }: { data: CompanyData }) {
  const i18n = useI18n()
  const { t, date } = i18n
  const form = useFormState(posted, 'certificate')
  return (
    <>
      <h2>{t('organization.certificates')}</h2>
      <ul className={styles.list}>
        {company.certificates.map(({ name, number, validUntil, file }) => {
          const label = labelledWording(name, i18n) || number
          return (
            <li key={file?.id ?? number}>
              <span>
                {file ? <a href={file.url}>{label}</a> : label}{' '}
                <span className="soft small">{`${number} · ${t('company.validUntil', { date: date(validUntil) })}`}</span>
              </span>
              {file ? <RemoveFile file={file.id} label={label} /> : null}
            </li>
          )
        })}
      </ul>
      <Upload
        posted={posted}
        action="certificate"
        checks="certificate"
        label={t('organization.sheet')}
        kinds="certificate"
      >
        <LanguageFields form={form} name="name" label={t('organization.certificateName')} />
        <div className={fieldStyles.columns}>
          <Field form={form} name="number" label={t('organization.certificateNumber')} />
          <Field form={form} name="validUntil" type="date" label={t('organization.validUntil')} />
        </div>
      </Upload>
    </>
  )
}
