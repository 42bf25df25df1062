import { useI18n } from '../../app/i18n.tsx'
import { usePersonalHref } from '../../app/navigation/personal-href.ts'
import type { Slots } from '../../app/page/page.ts'
import { FormField } from '../../components/form-field.tsx'
import { LocalizedText } from '../../components/localized.tsx'
import { ValidatedForm } from '../../components/validated-form.tsx'
import styles from '../account/account.module.css'
import { RowButton } from '../account/row-button.tsx'
import { Thread, WriteForm } from '../account/thread.tsx'
import { RequestDetails } from '../account-requests/about.tsx'
import { ContactShown } from '../account-requests/contact-shown.tsx'
import { FollowAnswers } from '../inquiry/confirmation.tsx'
import type { ConversationData } from './load.ts'

export const slots = { page: Conversation } satisfies Slots<ConversationData>

function Conversation({ data: { id, opened } }: { data: ConversationData }) {
  const { t } = useI18n()
  return (
    <div className={styles.page}>
      <h1>{t('conversation.title')}</h1>
      {opened ? <Opened data={opened} /> : <Entry id={id} />}
    </div>
  )
}

/** Sends a code to the contact that was left with the inquiry: the screens of signing in lead back here. */
function Entry({ id }: { id: string }) {
  const { t } = useI18n()
  const to = usePersonalHref()
  return (
    <ValidatedForm className={styles.form} action={to('signIn')} checks="signIn">
      <p>{t('conversation.about')}</p>
      <FormField
        name="login"
        label={t('signIn.login')}
        note={t('signIn.loginNote')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus
      />
      <input type="hidden" name="next" defaultValue={to('conversation', { id })} />
      <button type="submit" className="button primary">
        {t('signIn.sendCode')}
      </button>
    </ValidatedForm>
  )
}

const DONE = ['written', 'translated', 'contactShown'] as const

function Opened({ data }: { data: NonNullable<ConversationData['opened']> }) {
  const { t } = useI18n()
  const { request, done: given } = data
  const { id, supplier, contact } = request
  const done = DONE.find((one) => one === given)
  return (
    <>
      {done ? (
        <p className="notice success" role="status">
          {t(`account.done.${done}`)}
        </p>
      ) : null}
      <RequestDetails request={request} />
      <Thread data={data} inquiry={id} side="buyer" mayWrite other={<LocalizedText value={supplier.name} />} />
      <ContactShown request={request} />
      <WriteForm
        data={data}
        label={t('thread.write')}
        note={t('thread.toCompany')}
        submit={t('thread.send')}
        withFiles={false}
      />
      <FollowAnswers contact={contact} isSignedIn={false} />
      <div className="no-print">
        <RowButton action="leave" label={t('conversation.leave')} fields={{}} />
      </div>
    </>
  )
}
