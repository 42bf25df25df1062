import * as v from 'valibot'
import { COMPANY_KINDS } from '../../../domain/company-kinds.ts'
import { countryName } from '../../../domain/country-name.ts'
import { COLON, listed } from '../../../domain/listed.ts'
import { LANGUAGE_TAGS, readerFirst } from '../../../domain/locale.ts'
import { useI18n } from '../../app/i18n.tsx'
import { LabelledLine } from '../../components/labelled-line.tsx'
import { LocalizedText, TypedText } from '../../components/localized.tsx'
import { labelledWording, wordingOf } from '../account/wording.ts'
import { ReviewedPictures } from './pictures.tsx'
import { Certificates, Facts, Files, Lines, Texts, VariantRows } from './stored-values.ts'
import { ReviewedVariants } from './variants.tsx'

/** A field's value in words: texts by language, lists as lists, files as pictures and links. */
export function Value({ field, value }: { field: string; value: unknown }) {
  const { t, locale } = useI18n()
  const kind = field === 'kind' && COMPANY_KINDS.find((one) => one === value)
  if (kind) return t(`account.kinds.${kind}`)
  if (typeof value === 'string')
    return field === 'country' ? countryName(value, locale) : <TypedText>{value}</TypedText>
  if (typeof value === 'number') return String(value)
  if (v.is(Texts, value))
    return field === 'category' ? <LocalizedText value={wordingOf(value, locale)} /> : <InEach texts={value} />
  if (v.is(Lines, value)) return listed(value, locale)
  if (v.is(Files, value)) return <FileList files={value} />
  if (v.is(VariantRows, value)) return <ReviewedVariants variants={value} />
  if (v.is(Certificates, value)) return <CertificateList certificates={value} />
  if (v.is(Facts, value)) return <FactList facts={value} />
  return <span className="soft">{t('moderation.empty')}</span>
}

/** The languages that there are, each by its name. */
function InEach({ texts }: { texts: v.InferOutput<typeof Texts> }) {
  const { t, locale: reader } = useI18n()
  return readerFirst(reader)
    .filter((locale) => texts[locale])
    .map((locale) => (
      <div key={locale}>
        <span className="soft">{t(`account.language.${locale}`) + COLON[reader]}</span>
        <span lang={LANGUAGE_TAGS[locale]}>{texts[locale]}</span>
      </div>
    ))
}

function FactList({ facts }: { facts: v.InferOutput<typeof Facts> }) {
  const { locale } = useI18n()
  return (
    <ul>
      {facts.map(({ name, value }) => (
        <li key={wordingOf(name, locale).text}>
          <LocalizedText value={wordingOf(name, locale)} />: <LocalizedText value={wordingOf(value, locale)} />
        </li>
      ))}
    </ul>
  )
}

function CertificateList({ certificates }: { certificates: v.InferOutput<typeof Certificates> }) {
  const i18n = useI18n()
  const { t, date } = i18n
  return (
    <ul>
      {certificates.map(({ name, number, validUntil, url }) => {
        const title = [labelledWording(name, i18n), number].filter(Boolean).join(' ')
        return (
          <li key={title + validUntil}>
            {url ? (
              <a href={url} target="_blank" rel="noreferrer">
                <LabelledLine text={title} />
              </a>
            ) : (
              <LabelledLine text={title} />
            )}
            {validUntil ? ` · ${t('company.validUntil', { date: date(validUntil) })}` : ''}
          </li>
        )
      })}
    </ul>
  )
}

/** Pictures to look at, documents to open. */
function FileList({ files }: { files: v.InferOutput<typeof Files> }) {
  const { t } = useI18n()
  const isDocument = ({ kind }: (typeof files)[number]) => kind === 'document'
  return (
    <>
      <ReviewedPictures files={files.filter((one) => !isDocument(one))} />
      {files.filter(isDocument).map(({ url }, at) => (
        <a key={url} href={url} target="_blank" rel="noreferrer">
          {`${t('product.files')} ${at + 1}`}
        </a>
      ))}
    </>
  )
}
