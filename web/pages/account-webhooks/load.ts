import type { Delivery, Webhook } from '../../../domain/contract/webhooks.ts'
import { PageError, read } from '../../../domain/page-error.ts'
import type { PersonalLoad } from '../../app/page/personal-load.ts'
import { type AccountData, accountScreen } from '../account/account-screen.ts'
import { may, requireOrganization } from '../account/membership.ts'
import { shownSecret } from '../account/shown-secret.tsx'

const WEBHOOKS = '/api/profile/company/webhooks'

export interface WebhooksData extends AccountData {
  webhooks: Webhook[]
  /** The one whose deliveries are shown. */
  chosen: Webhook | null
  deliveries: Delivery[]
  /** Whether this person may add and remove them: owners alone see them. */
  mayEdit: boolean
  /** The secret of the one that was just added, which is shown this once. */
  secret: string | null
}

/** Webhooks of the organization, and the deliveries of one of them. @throws RedirectError without an organization; PageError 404 for an unknown one */
export const load: PersonalLoad<WebhooksData> = async (context) => {
  const profile = await requireOrganization(context)
  const { own, posted, query, i18n } = context
  const mayEdit = may(profile, 'program.edit')
  const { data: webhooks } = mayEdit ? await read(own.get(WEBHOOKS)) : { data: [] }
  const chosen = webhooks.find(({ id }) => id === query.of) ?? null
  if (query.of !== undefined && chosen === null) throw new PageError(404, 'page.unknown')
  const params = { id: chosen?.id ?? '' }
  const { data: deliveries } = chosen ? await read(own.get(`${WEBHOOKS}/:id/deliveries`, { params })) : { data: [] }
  const secret = shownSecret(posted, 'secret')
  return accountScreen(context, profile, i18n.t('webhooks.title'), { webhooks, chosen, deliveries, mayEdit, secret })
}
