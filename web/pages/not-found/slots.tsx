import { labelledText } from '../../../domain/labelled-text.ts'
import { useI18n } from '../../app/i18n.tsx'
import { usePersonalHref } from '../../app/navigation/personal-href.ts'
import type { Slots } from '../../app/page/page.ts'
import { CategoryChips } from '../../components/category-chips.tsx'
import { ListedCompany } from '../../components/company-row.tsx'
import { HeadedSection } from '../../components/headed-section.tsx'
import { LabelledLine } from '../../components/labelled-line.tsx'
import { LocalizedText } from '../../components/localized.tsx'
import { ProductCards } from '../../components/product-cards.tsx'
import { StoryCards } from '../../components/story-list.tsx'
import directory from '../directory/directory.module.css'
import few from '../product/product.module.css'
import type { NotFoundData, OtherOrganization } from './load.ts'
import styles from './not-found.module.css'

export const slots = { message: Message, onward: Onward, like: Alternatives } satisfies Slots<NotFoundData>

function Message({ data: { status, title, advice, kind, name, other } }: { data: NotFoundData }) {
  const { t } = useI18n()
  return (
    <>
      <p className={styles.status} aria-hidden="true">
        {status}
      </p>
      {kind && name ? (
        <h1>
          {t(`error.gone.${kind}`)} <LocalizedText value={name} />
        </h1>
      ) : (
        <h1>{title}</h1>
      )}
      {other ? <OfOther other={other} /> : advice && <p className="soft">{advice}</p>}
    </>
  )
}

/** The way to what belongs to another of the visitor's organizations. */
function OfOther({ other: { id, name, next } }: { other: OtherOrganization }) {
  const i18n = useI18n()
  const { t } = i18n
  const to = usePersonalHref()
  return (
    <form method="post" action={to('profile')} className="notice">
      <p>
        <LabelledLine text={t('error.otherOrganization', { company: labelledText(name, i18n) })} />
      </p>
      <input type="hidden" name="organization" defaultValue={id} />
      <input type="hidden" name="next" defaultValue={next} />
      <input type="hidden" name="once" defaultValue={crypto.randomUUID()} />
      <button type="submit" className="button primary" name="action" value="switch">
        {t('error.switchToOpen')}
      </button>
    </form>
  )
}

function Onward({ data: { links } }: { data: NotFoundData }) {
  return (
    <>
      {links.map(({ href, name }) => (
        <a key={href} className="chip" href={href}>
          {typeof name === 'string' ? name : <LocalizedText value={name} />}
        </a>
      ))}
      <CategoryChips />
    </>
  )
}

/** Alternatives to the withdrawn page. */
function Alternatives({ data: { kind, products, companies, stories } }: { data: NotFoundData }) {
  const { t } = useI18n()
  if (!kind || products.length + companies.length + stories.length === 0) return null
  return (
    <HeadedSection title={t(`error.like.${kind}`)} className="no-print">
      {products.length > 0 && <ProductCards products={products} className={`cards ${few.similar}`} />}
      {companies.length > 0 && (
        <ul className={`sheet ${directory.companies}`}>
          {companies.map((company) => (
            <ListedCompany key={company.id} company={company} list={kind === 'services' ? 'services' : 'suppliers'} />
          ))}
        </ul>
      )}
      {stories.length > 0 && <StoryCards stories={stories} />}
    </HeadedSection>
  )
}
