import { readerFirst } from '../../../domain/locale.ts'
import { useI18n } from '../../app/i18n.tsx'
import styles from '../account/account.module.css'
import { useList } from '../account/missing.tsx'
import type { CompanyData } from './load.ts'

const TEXTS = [
  ['names', 'account.orgName'],
  ['description', 'account.description'],
  ['city', 'account.city'],
  ['address', 'account.address'],
] as const

/** How many of the texts each language has, and which are missing. */
export function Completeness({ company }: Pick<CompanyData, 'company'>) {
  const { t, locale: reader } = useI18n()
  const list = useList()
  return (
    <table className={`ruled ${styles.fit}`}>
      <caption className="visually-hidden">{t('organization.complete')}</caption>
      <tbody>
        {readerFirst(reader).map((locale) => {
          const missing = TEXTS.filter(([text]) => !company[text][locale])
          return (
            <tr key={locale}>
              <th scope="row">{t(`account.language.${locale}`)}</th>
              <td className="number">{`${TEXTS.length - missing.length}/${TEXTS.length}`}</td>
              <td className="small">
                {missing.length === 0
                  ? t('organization.allTold')
                  : t('organization.untold', { list: list(missing.map(([, key]) => t(key).toLowerCase())) })}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
