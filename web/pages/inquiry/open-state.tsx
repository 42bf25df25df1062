import type { OpenedRequest } from '../../../domain/contract/open-requests.ts'
import type { FormSubmission } from '../../../domain/form-submission.ts'
import { useI18n } from '../../app/i18n.tsx'
import { useLocation } from '../../app/navigation/location.tsx'
import { fieldMessage } from '../../components/error-message.ts'
import { FormAlert } from '../../components/form-field.tsx'
import { LabelledLine } from '../../components/labelled-line.tsx'
import { openText } from '../../components/open-request.ts'
import styles from './inquiry.module.css'

interface OpenStateProps {
  open: OpenedRequest
  errors: FormSubmission['errors']
}

/** Where the published lines are, with the buttons that publish and close them. */
export function OpenState({ open, errors }: OpenStateProps) {
  const i18n = useI18n()
  const { t } = i18n
  const { query } = useLocation()
  const { status } = open
  const fault = fieldMessage(i18n, 'contact', errors, 'open')
  return (
    <section className={styles.copy} aria-labelledby="open">
      <h2 id="open">{t('openRequests.publishTitle')}</h2>
      <p>
        <LabelledLine text={openText(open, i18n)} />
      </p>
      <FormAlert text={fault} />
      {(status === 'open' || status === 'unconfirmed') && (
        <form method="post" className="chips no-print">
          <input type="hidden" name="token" defaultValue={query.confirm ?? ''} />
          {status === 'unconfirmed' && (
            <button type="submit" className="button primary" name="action" value="publish">
              {t('openRequests.confirm')}
            </button>
          )}
          <button type="submit" className="button" name="action" value="close-open">
            {t('openRequests.close')}
          </button>
        </form>
      )}
    </section>
  )
}
