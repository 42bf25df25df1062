import type { ListedDeclaration } from '../../../domain/contract/parameter-declarations.ts'
import { MAX_COUNTED } from '../../../domain/limits.ts'
import { COLON } from '../../../domain/listed.ts'
import { LOCALES } from '../../../domain/locale.ts'
import { isUnitKey, shownUnit } from '../../../domain/parameters/units.ts'
import { useI18n } from '../../app/i18n.tsx'
import { usePersonalHref } from '../../app/navigation/personal-href.ts'
import type { Slots } from '../../app/page/page.ts'
import { LabelledLine } from '../../components/labelled-line.tsx'
import { LocalizedText } from '../../components/localized.tsx'
import styles from '../account/account.module.css'
import { HiddenFields, Submit } from '../account/fields.tsx'
import { AccountFrame } from '../account/frame.tsx'
import { OperatorScreen } from '../account/operator-screen.tsx'
import { Refused } from '../account/refused.tsx'
import { RowList } from '../account/row-list.tsx'
import { labelledWording, wordingOf } from '../account/wording.ts'
import { CategoryTextFields, NewCategoryForm } from './category-form.tsx'
import { CategoryPicture } from './category-picture.tsx'
import { CategoryPlace } from './category-place.tsx'
import { DeclarationForm } from './declaration-form.tsx'
import type { CategoriesData, CategoryData } from './load.ts'

export const slots = { page: Categories } satisfies Slots<CategoriesData>
export const categorySlots = { page: Category } satisfies Slots<CategoryData>

/** All categories, each with the number of its own declarations. */
function Categories({ data }: { data: CategoriesData }) {
  const { t } = useI18n()
  const to = usePersonalHref()
  return (
    <OperatorScreen data={data} title={t('moderation.parameters.title')} about={t('moderation.parameters.about')}>
      {data.moving > 0 ? <p className="notice">{t('deskCategories.moving', { n: data.moving })}</p> : null}
      {data.isAdding ? (
        <NewCategoryForm data={data} />
      ) : (
        <p>
          <a className="button" href={to('parameters', { edit: 'new' })}>
            {t('deskCategories.add')}
          </a>
        </p>
      )}
      <ul className={styles.list}>
        {data.categories.map(({ id, name, level, parameters }) => (
          <li key={id}>
            <span data-level={level}>
              <a href={to('categoryParameters', id)}>
                <LocalizedText value={name} />
              </a>
            </span>
            {parameters > 0 ? (
              <span className="soft small">{t('moderation.parameters.count', { n: parameters })}</span>
            ) : null}
          </li>
        ))}
      </ul>
    </OperatorScreen>
  )
}

/** What one category declares: in order, with forms to change it. */
function Category({ data }: { data: CategoryData }) {
  const { t } = useI18n()
  const to = usePersonalHref()
  const { category, declared, edited, removed, posted } = data
  return (
    <AccountFrame data={data} title={<LocalizedText value={category.name} />} here="admin">
      <p>
        <a href={to('parameters')}>{t('moderation.parameters.backToAll')}</a>
      </p>
      <Refused posted={posted} actions={['earlier', 'later', 'remove', 'moveUp', 'moveDown']} />
      <CategoryTextFields texts={data.texts} posted={posted} />
      <CategoryPicture data={data} />
      <CategoryPlace data={data} />
      {removed ? <Removal declaration={removed} category={category.id} /> : null}
      {edited === null ? null : <DeclarationForm declaration={edited === 'new' ? null : edited} posted={posted} />}
      <RowList none={t('moderation.parameters.none')}>
        {declared.map((one) => (
          <Declaration key={one.key} declaration={one} category={category.id} isLast={one === declared.at(-1)} />
        ))}
      </RowList>
      {edited === 'new' ? null : (
        <p>
          <a className="button" href={to('categoryParameters', category.id, { edit: 'new' })}>
            {t('moderation.parameters.add')}
          </a>
        </p>
      )}
    </AccountFrame>
  )
}

interface DeclarationProps {
  declaration: ListedDeclaration
  category: string
  isLast?: boolean
}

/** "84 products", up to the number to which they are counted. */
function useGoods() {
  const { t, number } = useI18n()
  return (goods: number) =>
    goods < MAX_COUNTED
      ? t('moderation.parameters.goods', { n: goods })
      : t('moderation.parameters.goodsMany', { n: number(goods) })
}

function Declaration({ declaration, category, isLast = false }: DeclarationProps) {
  const i18n = useI18n()
  const { t, locale } = i18n
  const to = usePersonalHref()
  const goodsText = useGoods()
  const { key, names, kind, unit, filter, column, inName, position, version, goods } = declaration
  const name = labelledWording(names, i18n)
  const others = LOCALES.flatMap((lang) => (lang !== locale && names[lang] ? { text: names[lang], lang } : []))
  const marks = [
    t(`moderation.parameters.kinds.${kind}`) + (unit && isUnitKey(unit) ? `, ${shownUnit(unit, locale)}` : ''),
    filter ? t('moderation.parameters.filter') + COLON[locale] + t(`moderation.parameters.filters.${filter}`) : null,
    column ? t('moderation.parameters.column') : null,
    inName ? t('moderation.parameters.inName') : null,
    goodsText(goods),
  ]
  return (
    <li>
      <div className={styles.main}>
        <strong>
          <LocalizedText value={wordingOf(names, locale)} />
        </strong>
        {others.map((one) => (
          <span key={one.lang} className="soft">
            {' · '}
            <LocalizedText value={one} />
          </span>
        ))}
        <p className="soft small">{marks.filter(Boolean).join(' · ')}</p>
      </div>
      <div className={styles.row}>
        <form method="post" className={styles.row}>
          <HiddenFields values={{ key, version, at: position, once: crypto.randomUUID() }} />
          {position === 0 ? null : <Submit value="earlier" quiet label={t('account.earlier')} of={name} />}
          {isLast ? null : <Submit value="later" quiet label={t('account.later')} of={name} />}
        </form>
        <a
          href={to('categoryParameters', category, { edit: key })}
          aria-label={t('moderation.parameters.edit', { name })}
        >
          {t('moderation.parameters.editShort')}
        </a>
        <a
          href={to('categoryParameters', category, { remove: key })}
          aria-label={t('moderation.parameters.remove', { name })}
        >
          {t('moderation.parameters.removeShort')}
        </a>
      </div>
    </li>
  )
}

/** Asks before a declaration is removed, with what it concerns. */
function Removal({ declaration: { key, names, version, goods }, category }: DeclarationProps) {
  const i18n = useI18n()
  const { t, number } = i18n
  const to = usePersonalHref()
  const name = labelledWording(names, i18n)
  const n = goods < MAX_COUNTED ? number(goods) : `${number(goods)}+`
  return (
    <section className="notice" aria-labelledby="removal">
      <div>
        <h2 id="removal">
          <LabelledLine text={t('moderation.parameters.remove', { name })} />
        </h2>
        <p>{t('moderation.parameters.removeAbout', { n })}</p>
        <form method="post" className={styles.row}>
          <HiddenFields values={{ key, version, once: crypto.randomUUID() }} />
          <Submit value="remove" label={t('moderation.parameters.removeConfirm')} />
          <a href={to('categoryParameters', category)}>{t('moderation.parameters.cancel')}</a>
        </form>
      </div>
    </section>
  )
}
