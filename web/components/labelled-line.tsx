import type { ReactNode } from 'react'
import { Fragment } from 'react'
import { LANGUAGE_TAGS, LOCALES, type Locale } from '../../domain/locale.ts'
import { useI18n } from '../app/i18n.tsx'
import { Unbroken } from './unbroken.tsx'

/** Matches a text of a language up to the first letter of another language's script. */
const WRITTEN: Record<Locale, RegExp> = {
  en: /^[^\p{Script=Cyrillic}\p{Script=Han}]+/u,
  ru: /^[^\p{Script=Latin}\p{Script=Han}]+/u,
  zh: /^[^\p{Script=Latin}\p{Script=Cyrillic}]+/u,
}

/** A line that was stored as plain text, with labels of languages in brackets (`labelledText`), as marked text: each label is a tag. */
export function LabelledLine({ text }: { text: string }) {
  const { language } = useI18n()
  const named = LOCALES.flatMap((locale) =>
    [`[${language(locale)}] `, `［${language(locale)}］`].map((label) => ({ locale, label, at: text.indexOf(label) })),
  )
  const [first] = named.filter(({ at }) => at >= 0).sort((one, other) => one.at - other.at)
  if (!first) return <Unbroken>{text}</Unbroken>
  const { locale, label, at } = first
  const after = text.slice(at + label.length)
  const [written = ''] = WRITTEN[locale].exec(after) ?? []
  return (
    <Fragment>
      <Unbroken>{text.slice(0, at)}</Unbroken>
      <span data-language={language(locale)}>
        <span lang={LANGUAGE_TAGS[locale]}>
          <Unbroken>{written}</Unbroken>
        </span>
      </span>
      <LabelledLine text={after.slice(written.length)} />
    </Fragment>
  )
}

/** A row of a table of details: who wrote, about what. In a text, labels of languages become tags. */
export const DetailRow = ({ name, children }: { name: string; children: ReactNode }) => (
  <tr>
    <th scope="row">{name}</th>
    <td>{typeof children === 'string' ? <LabelledLine text={children} /> : children}</td>
  </tr>
)
