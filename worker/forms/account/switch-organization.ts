import type { Profile } from '../../../domain/contract/profile.ts'
import type { createOwnClient } from '../../gateway/client.ts'
import type { Fields } from '../plain-form.ts'

/** The hidden field with the id of the organization for which a form was rendered (web/pages/account/organization-field.tsx). */
const ORGANIZATION_FIELD = 'actsFor'

/**
 * Another tab may have changed the organization since a form was opened: the session is switched back to the form's own, so that nothing is
 * saved into another company (docs/behaviour.md, "Several organizations").
 * @param profile of the sender, as it was before the form was read
 * @returns a function to be called once the field was read, before anything else is done; it resolves to true if the form must be refused
 * because the sender is no longer a member
 */
export function switchToFormOrganization(
  own: ReturnType<typeof createOwnClient>,
  { organization, organizations }: Profile,
) {
  let chosen: Promise<boolean> | null = null
  const choose = async (wanted: string): Promise<boolean> => {
    if (!organizations.some(({ id }) => id === wanted)) return true
    const response = await own.put('/api/profile/organization', { json: { organization: wanted } })
    return !response.ok
  }
  return (fields: Fields): Promise<boolean> => {
    const wanted = fields[ORGANIZATION_FIELD]
    if (!wanted || wanted === organization?.id) return Promise.resolve(false)
    chosen ??= choose(wanted)
    return chosen
  }
}
