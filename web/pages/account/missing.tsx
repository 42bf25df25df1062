import { Fragment } from 'react'
import type { OwnCompany } from '../../../domain/contract/organization-company.ts'
import type { OwnProductCard } from '../../../domain/contract/organization-products.ts'
import { listFormat } from '../../../domain/list-format.ts'
import { useI18n } from '../../app/i18n.tsx'
import { useQueryLink } from '../../app/navigation/location.tsx'
import { usePersonalHref } from '../../app/navigation/personal-href.ts'

/** A missing requirement for publication (docs/behaviour.md, "Publishing"). */
type Need = (OwnCompany | OwnProductCard)['missing'][number]

/** Several things, listed with the commas and the "and" of the reader's language. */
export function useList(): (things: string[]) => string {
  const { locale } = useI18n()
  const format = listFormat(locale)
  return (things) => format.format(things)
}

/** @param product its id; absent: the organization itself. @returns the address of the field that a need is filled in at */
function useFieldHref(product: string | undefined): (need: Need) => string {
  const to = usePersonalHref()
  const next = useQueryLink()({})
  const { locale } = useI18n()
  const ofProduct = (id: string, need: Need): string => {
    if (need === 'picture') return `${to('productFile', id)}#file`
    if (need === 'price') return `${to('productPrice', id)}#tiers.0.from`
    if (need === 'incotermPlace') return `${to('productPrice', id)}#incoterm`
    return `${to('product', id)}#${need === 'names' ? `names.${locale}` : need}`
  }
  const ofCompany = (need: Need): string => {
    if (need === 'taxNumber') return to('legalEntities', { next })
    if (need === 'incotermPlace') return `${to('companyMore')}#incoterm`
    return `${to('companyEdit')}#${need === 'contact' ? 'phone' : `${need}.${locale}`}`
  }
  return (need) => (product === undefined ? ofCompany(need) : ofProduct(product, need))
}

interface MissingProps {
  needs: readonly Need[]
  /** Id of the product; absent: the organization. */
  product?: string
}

/** What is still missing until buyers may see it, each need a link to its field. */
export function MissingFacts({ needs, product }: MissingProps) {
  const { t, locale } = useI18n()
  const hrefOf = useFieldHref(product)
  const labels = needs.map((need) => t(`account.needs.${need}`))
  const parts = listFormat(locale).formatToParts(labels)
  let at = 0
  return (
    <span>
      {t('account.missing', { list: '' })}
      {parts.map(({ type, value }, index) => {
        const need = type === 'element' ? needs[at++] : undefined
        // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
        if (!need) return <Fragment key={index}>{value}</Fragment>
        return (
          <a key={need} href={hrefOf(need)}>
            {value}
          </a>
        )
      })}
    </span>
  )
}
