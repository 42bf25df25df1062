import type { SavedList } from '../../../domain/contract/lists.ts'
import { labelledText, typedText } from '../../../domain/labelled-text.ts'
import { MAX_LIST_ITEMS } from '../../../domain/limits.ts'
import { plainQuantity } from '../../../domain/trade-quantity.ts'
import { isUnit } from '../../../domain/trade-terms.ts'
import { fieldNumber } from '../../../domain/typed-number.ts'
import { useI18n } from '../../app/i18n.tsx'
import { useHref } from '../../app/navigation/location.tsx'
import { usePersonalHref } from '../../app/navigation/personal-href.ts'
import { TypedText } from '../../components/localized.tsx'
import { quantityChecks } from '../../components/quantity-checks.ts'
import account from '../account/account.module.css'
import { Choice, Field, Form, Submit } from '../account/fields.tsx'
import { useFormState } from '../account/form-state.ts'
import { AccountFrame } from '../account/frame.tsx'
import { RowButton } from '../account/row-button.tsx'
import type { ListsData } from './load.ts'

/** The favourites and the lists; with products in the address the form that adds them. */
export function Lists({ data }: { data: ListsData }) {
  const { t } = useI18n()
  if (data.added > 0)
    return (
      <AccountFrame data={data} title={t('lists.addTitle')} here="lists">
        <p>{t('lists.adding', { n: data.added })}</p>
        <Adding data={data} />
      </AccountFrame>
    )
  const own = data.lists.filter(({ owner, favourites }) => owner === null && !favourites)
  const others = data.lists.filter(({ owner }) => owner !== null)
  return (
    <AccountFrame data={data} title={t('lists.title')} here="lists">
      <p className="soft">{t('lists.about')}</p>
      <ul className={account.list}>
        <Favourites data={data} />
        {own.map((list) => (
          <Row key={list.id} list={list} />
        ))}
      </ul>
      {others.length > 0 ? (
        <>
          <h2>{t('lists.ofColleagues')}</h2>
          <ul className={account.list}>
            {others.map((list) => (
              <Row key={list.id} list={list} />
            ))}
          </ul>
        </>
      ) : null}
      <h2>{t('lists.new')}</h2>
      <NewList data={data} />
    </AccountFrame>
  )
}

/** The favourites, and a button to their quantities, notes and link. */
function Favourites({ data: { favourites: count, lists } }: { data: ListsData }) {
  const { t } = useI18n()
  const to = useHref()
  const list = lists.find(({ owner, favourites }) => owner === null && favourites)
  const states = [
    t('favourites.count', { n: count }),
    list?.shared ? t('lists.isShared') : '',
    list?.token ? t('lists.hasLink') : '',
  ]
  return (
    <li>
      <span className={account.main}>
        <a href={to('favourites')}>
          <strong>{t('favourites.title')}</strong>
        </a>
        <br />
        <span className="soft small">{states.filter(Boolean).join(' · ')}</span>
      </span>
      {count > 0 ? <RowButton action="favourites" label={t('lists.openFavourites')} /> : null}
    </li>
  )
}

function Row({ list: { id, name, favourites, count, owner, shared, token, updatedAt } }: { list: SavedList }) {
  const { t, date } = useI18n()
  const to = usePersonalHref()
  const states = [
    t('favourites.count', { n: count }),
    owner ?? '',
    shared && owner === null ? t('lists.isShared') : '',
    token ? t('lists.hasLink') : '',
  ]
  return (
    <li>
      <span className={account.main}>
        <a href={to('list', id)}>
          <strong>{favourites ? t('favourites.title') : <TypedText>{name}</TypedText>}</strong>
        </a>
        <br />
        <span className="soft small">{states.filter(Boolean).join(' · ')}</span>
      </span>
      <span className="soft small">
        {t('product.updated')} <time dateTime={updatedAt}>{date(updatedAt)}</time>
      </span>
    </li>
  )
}

/** A list without products, or one with those that are favourites now. */
function NewList({ data: { posted, favourites } }: { data: ListsData }) {
  const { t } = useI18n()
  const form = useFormState(posted, ['add', 'copy-favourites'], {})
  return (
    <Form form={form} action="add" checks="list">
      <Field form={form} name="name" label={t('lists.name')} />
      <p className={account.row}>
        <Submit label={t('lists.make')} />
        {favourites > 0 ? <Submit value="copy-favourites" quiet label={t('lists.copyFavourites')} /> : null}
      </p>
    </Form>
  )
}

/** The list that was changed last and has room: the next products mostly belong to the same list. */
const lastUsed = (own: SavedList[], added: number): SavedList | undefined =>
  own
    .filter(({ count }) => count + added <= MAX_LIST_ITEMS)
    .toSorted((one, other) => other.updatedAt.localeCompare(one.updatedAt))[0]

/** Which list the products are added to, one's own or a new one, and the quantity of each. */
function Adding({ data: { posted, lists, added, quantity, unit } }: { data: ListsData }) {
  const i18n = useI18n()
  const { t, locale } = i18n
  const plain = plainQuantity(quantity)
  const own = lists.filter(({ owner, favourites }) => owner === null && !favourites)
  const form = useFormState(posted, 'add', {
    list: lastUsed(own, added)?.id ?? '',
    quantity: plain === null ? quantity : fieldNumber(plain, locale),
  })
  const options = [
    { value: '', text: t('lists.new') },
    ...own.map(({ id, name }) => ({ value: id, text: labelledText(typedText(name), i18n) })),
  ]
  return (
    <Form form={form} action="add" checks="listAdding">
      {own.length > 0 ? <Choice form={form} name="list" label={t('lists.which')} options={options} /> : null}
      <Field form={form} name="name" label={t('lists.newName')} />
      <Field form={form} name="quantity" label={t('lists.quantity')} {...(isUnit(unit) && quantityChecks(unit))} />
      <p className={account.row}>
        <Submit label={t('lists.add')} />
      </p>
    </Form>
  )
}
