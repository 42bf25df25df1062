import type { ListedProduct, OpenedList } from '../../../domain/contract/lists.ts'
import { MAX_LIST_ITEMS } from '../../../domain/limits.ts'
import type { Locale } from '../../../domain/locale.ts'
import { fieldNumber } from '../../../domain/typed-number.ts'
import { useI18n } from '../../app/i18n.tsx'
import { useHref } from '../../app/navigation/location.tsx'
import { TypedText } from '../../components/localized.tsx'
import { quantityChecks } from '../../components/quantity-checks.ts'
import account from '../account/account.module.css'
import fields from '../account/fields.module.css'
import { Check, Field, Form, HiddenFields, Submit } from '../account/fields.tsx'
import { type FormState, useFormState } from '../account/form-state.ts'
import { AccountFrame } from '../account/frame.tsx'
import { Refused } from '../account/refused.tsx'
import { RowButton } from '../account/row-button.tsx'
import { ListActions } from './list-actions.tsx'
import { listName } from './list-name.ts'
import { ListRow } from './list-table.tsx'
import type { ListData } from './load.ts'

/** A list: its owner changes and shares it, colleagues read it. */
export function List({ data }: { data: ListData }) {
  const { t } = useI18n()
  const { list, posted } = data
  const { items, gone, owner, favourites } = list
  const name = listName(list, t)
  return (
    <AccountFrame data={data} title={favourites ? name : <TypedText>{name}</TypedText>} here="lists">
      <Refused posted={posted} actions={['share', 'unshare', 'make-link', 'revoke-link', 'remove']} />
      {favourites && owner === null ? (
        <p className="soft">{t('lists.favouritesAbout', { n: MAX_LIST_ITEMS })}</p>
      ) : null}
      {owner !== null ? <p className="soft">{t('lists.sharedBy', { name: owner })}</p> : null}
      {items.length > 0 ? <ListActions items={items} gone={gone} /> : <Nothing />}
      {owner === null ? (
        <>
          <Editor data={data} />
          <Sharing data={data} />
          {favourites ? null : <Removal name={name} />}
        </>
      ) : (
        <ul className={account.list}>
          {items.map((item) => (
            <ListRow key={`${item.product.id} ${item.variant?.id}`} item={item} />
          ))}
        </ul>
      )}
    </AccountFrame>
  )
}

/** Explains the deletion before it shows the button, because a deleted list cannot be restored. */
function Removal({ name }: { name: string }) {
  const { t } = useI18n()
  return (
    <details>
      <summary className="button">{t('lists.remove')}</summary>
      <p>{t('lists.removeAbout')}</p>
      <RowButton action="remove" label={t('lists.remove')} of={name} />
    </details>
  )
}

function Nothing() {
  const { t } = useI18n()
  const to = useHref()
  return (
    <p className="soft">
      {t('lists.empty')} <a href={to('catalogue')}>{t('favourites.browse')}</a>
    </p>
  )
}

/** The fields of a list as its form has them. */
const storedOf = ({ name, items }: OpenedList, locale: Locale): Record<string, string> => ({
  name,
  ...Object.fromEntries(
    items.flatMap(({ quantity, note }, at) => [
      [`items.${at}.quantity`, quantity === null ? '' : fieldNumber(quantity, locale)],
      [`items.${at}.note`, note],
    ]),
  ),
})

function Editor({ data: { list, posted } }: { data: ListData }) {
  const { t, locale } = useI18n()
  const form = useFormState(posted, 'save', storedOf(list, locale))
  return (
    <Form form={form} action="save" checks="list" version={list.version}>
      {list.favourites ? (
        <HiddenFields values={{ favourites: 'on' }} />
      ) : (
        <Field form={form} name="name" label={t('lists.name')} />
      )}
      <ul className={account.list}>
        {list.items.map((item, at) => (
          <ListRow key={`${item.product.id} ${item.variant?.id}`} item={item}>
            <RowFields form={form} item={item} at={at} list={list} />
          </ListRow>
        ))}
      </ul>
      <p className={account.row}>
        <Submit label={t('account.save')} />
      </p>
    </Form>
  )
}

function RowFields({ form, item, at, list }: { form: FormState; item: ListedProduct; at: number; list: OpenedList }) {
  const { t } = useI18n()
  const row = `items.${at}`
  const { product, variant } = item
  return (
    <>
      <HiddenFields
        values={{
          [`${row}.product`]: product.id,
          [`${row}.variant`]: variant?.id ?? '',
          [`${row}.unit`]: product.unit,
        }}
      />
      <div className={`${fields.columns} ${account.below}`}>
        <Field form={form} name={`${row}.quantity`} label={t('lists.quantity')} {...quantityChecks(product.unit)} />
        <Field form={form} name={`${row}.note`} label={t('lists.note')} />
      </div>
      <Check form={form} name={`${row}.off`} label={t(list.favourites ? 'card.favouriteRemove' : 'lists.takeOff')} />
    </>
  )
}

/** Who may read the list besides its owner. */
function Sharing({ data: { list, link, hasOrganization } }: { data: ListData }) {
  const { t } = useI18n()
  return (
    <>
      <h2>{t('lists.sharing')}</h2>
      {link === null ? (
        <>
          <p className="soft">{t('lists.linkAbout')}</p>
          <RowButton action="make-link" label={t('lists.makeLink')} />
        </>
      ) : (
        <>
          <p>{t('lists.linkIs')}</p>
          <p>
            <a href={link}>{link}</a>
          </p>
          <div className={account.row}>
            <button type="button" className="button copy needs-js" data-copy={link}>
              {t('lists.copyLink')}
            </button>
            <RowButton action="make-link" label={t('lists.newLink')} />
            <RowButton action="revoke-link" label={t('lists.revokeLink')} />
          </div>
        </>
      )}
      {hasOrganization ? (
        <>
          <p className="soft">{t(list.shared ? 'lists.colleaguesRead' : 'lists.colleaguesAbout')}</p>
          <RowButton
            action={list.shared ? 'unshare' : 'share'}
            label={t(list.shared ? 'lists.unshare' : 'lists.share')}
          />
        </>
      ) : null}
    </>
  )
}
