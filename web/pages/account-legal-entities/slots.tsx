import type { LegalEntity } from '../../../domain/contract/legal-entities.ts'
import { useI18n } from '../../app/i18n.tsx'
import { useQueryLink } from '../../app/navigation/location.tsx'
import type { Slots } from '../../app/page/page.ts'
import { TypedText } from '../../components/localized.tsx'
import styles from '../account/account.module.css'
import { AccountFrame } from '../account/frame.tsx'
import { Refused } from '../account/refused.tsx'
import { RowButton, Undo } from '../account/row-button.tsx'
import { EntityForm } from './entity-form.tsx'
import type { LegalEntitiesData } from './load.ts'

export const slots = { page: LegalEntities } satisfies Slots<LegalEntitiesData>

/** What the organization trades as: the list, and the form of one of them or of a new one. */
function LegalEntities({ data }: { data: LegalEntitiesData }) {
  const { t } = useI18n()
  const link = useQueryLink()
  const { entities, edited, mayEdit, posted, undo } = data
  return (
    <AccountFrame data={data} title={t('people.legalEntities')} here="legalEntities">
      {mayEdit ? <Undo id={undo} field="entity" /> : null}
      <Refused posted={posted} actions={['main', 'remove', 'restore']} />
      {edited ? (
        <EntityForm data={data} edited={edited} />
      ) : (
        <>
          <p className="soft">{t(mayEdit ? 'people.entitiesAbout' : 'people.entitiesRead')}</p>
          {entities.length === 0 ? <p>{t('people.entitiesEmpty')}</p> : null}
          <ul className={styles.list}>
            {entities.map((entity) => (
              <Row key={entity.id} entity={entity} mayEdit={mayEdit} />
            ))}
          </ul>
          {mayEdit ? (
            <p>
              <a className="button primary" href={link({ edit: 'new' })}>
                {t('people.addEntity')}
              </a>
            </p>
          ) : null}
        </>
      )}
    </AccountFrame>
  )
}

function Row({ entity, mayEdit }: { entity: LegalEntity; mayEdit: boolean }) {
  const { t } = useI18n()
  const link = useQueryLink()
  const { id, fullName, shortName, country, taxNumber, kpp, ogrn, address, main } = entity
  const called = shortName || fullName
  const numbers = [
    `${t(country === 'CN' ? 'people.uscc' : 'people.inn')} ${taxNumber}`,
    kpp && `${t('people.kpp')} ${kpp}`,
    ogrn && `${t('people.ogrn')} ${ogrn}`,
  ]
  return (
    <li>
      <span>
        <strong>
          <TypedText>{called}</TypedText>
        </strong>
        {main ? (
          <>
            {' '}
            <span className="soft small code">{t('people.mainEntity')}</span>
          </>
        ) : null}
        <br />
        <span className="soft small figures">{numbers.filter(Boolean).join(' · ')}</span>
        {address ? (
          <>
            <br />
            <span className="soft small">
              <TypedText>{address}</TypedText>
            </span>
          </>
        ) : null}
      </span>
      {mayEdit ? (
        <div className={styles.row}>
          <a href={link({ edit: id })} aria-label={`${t('account.edit')}: ${called}`}>
            {t('account.edit')}
          </a>
          {main ? null : <RowButton action="main" fields={{ entity: id }} label={t('people.makeMain')} of={called} />}
          <RowButton action="remove" fields={{ entity: id }} label={t('account.remove')} of={called} />
        </div>
      ) : null}
    </li>
  )
}
