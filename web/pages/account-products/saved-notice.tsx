import type { SavedRows } from '../../../domain/form-submission.ts'
import { useI18n } from '../../app/i18n.tsx'
import { usePersonalHref } from '../../app/navigation/personal-href.ts'
import styles from '../account/account.module.css'
import { RowButton } from '../account/row-button.tsx'

/** How many rows were saved, and the button that brings their prices back. */
export function SavedNotice({ saved, isOfCells }: { saved: SavedRows; isOfCells: boolean }) {
  const { t } = useI18n()
  const to = usePersonalHref()
  const counts = (['changed', 'prices', 'undone', 'cells', 'pictures'] as const).filter((count) => saved[count] > 0)
  const message = counts.map((count) => t(`account.rows.${count}`, { n: saved[count] })).join(' · ')
  return (
    <div className={`notice success ${styles.row} ${styles.saved}`}>
      <span role="status">{message || t(isOfCells ? 'account.rows.noCells' : 'account.rows.none')}</span>
      {saved.pricesUndo && saved.prices > 0 ? (
        <RowButton
          action="undo"
          label={t('people.undo')}
          of={t('account.rows.prices', { n: saved.prices })}
          fields={{ undo: saved.pricesUndo }}
        />
      ) : null}
      {saved.edit && saved.cells > 0 ? (
        <RowButton
          action="takeBack"
          at={to('productEdit', saved.edit)}
          label={t('people.undo')}
          of={t('account.rows.cells', { n: saved.cells })}
        />
      ) : null}
    </div>
  )
}
