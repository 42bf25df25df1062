import { useI18n } from '../../app/i18n.tsx'
import { RowButton } from './row-button.tsx'

/** Offers to bring back what has just been taken away. @param field of the form that carries the id */
export function Undo({ id, field }: { id: string | undefined; field: string }) {
  const { t } = useI18n()
  return id === undefined ? null : (
    <RowButton action="restore" fields={{ [field]: id }}>
      {t('people.undo')}
    </RowButton>
  )
}
