import type { MessageKey } from '../../../domain/i18n.ts'
import { useI18n } from '../../app/i18n.tsx'
import { usePersonalHref } from '../../app/navigation/personal-href.ts'
import type { Slots } from '../../app/page/page.ts'
import { type PersonalLoad, privateScreen } from '../../app/page/personal-load.ts'
import styles from './sign-in.module.css'

interface UndoData {
  /** Token from the notice's link; '' once it was used. */
  token: string
  /** The result of the undo; undefined before. */
  result: MessageKey | undefined
}

const RESULTS: Record<string, MessageKey> = {
  undone: 'signIn.undo.done',
  expired: 'signIn.undo.expired',
  taken: 'signIn.undo.taken',
  last: 'signIn.undo.last',
  often: 'signIn.undo.often',
  failed: 'signIn.undo.failed',
}

/** Opening the page changes nothing, because programs that scan e-mails open their links. */
export const loadLoginUndo: PersonalLoad<UndoData> = async ({ i18n: { t }, query: { token = '', done } }) => {
  const result = RESULTS[done ?? (token ? '' : 'expired')]
  return privateScreen(t('signIn.undo.title'), { token, result })
}

export const loginUndoSlots = { page: LoginUndo } satisfies Slots<UndoData>

function LoginUndo({ data: { token, result } }: { data: UndoData }) {
  const { t } = useI18n()
  const to = usePersonalHref()
  return (
    <div className={styles.page}>
      <form method="post" className={styles.form} action={to('loginUndo')}>
        <h1>{t('signIn.undo.title')}</h1>
        {result ? (
          <p className={`notice${result === RESULTS.undone ? ' success' : ''}`} role="status">
            {t(result)}
          </p>
        ) : (
          <p className="soft">{t('signIn.undo.about')}</p>
        )}
        {token ? (
          <>
            <input type="hidden" name="token" defaultValue={token} />
            <button type="submit" className="button primary">
              {t('signIn.undo.do')}
            </button>
          </>
        ) : (
          <p>
            {/* Who is not signed in is asked to sign in there. */}
            <a className="button primary" href={to('profile')}>
              {t('header.account')}
            </a>
          </p>
        )}
      </form>
    </div>
  )
}
