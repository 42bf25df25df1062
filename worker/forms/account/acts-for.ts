import type { Profile } from '../../../domain/contract/profile.ts'
import type { createOwnClient } from '../../gateway/client.ts'
import type { Fields } from '../plain-form.ts'

/** The hidden field of a form with the organization that it was drawn for (web/pages/account/acts-for.tsx). */
const ACTS_FOR = 'actsFor'

/**
 * Another tab may have changed the organization since a form was opened: the session acts for the form's own again, so that nothing is
 * saved into another company (docs/behaviour.md, "Several organizations").
 * @param profile of the sender, as it was before the form was read
 * @returns what is to be called once the field was read, before anything else is done; it resolves to true where the form is to be
 *   refused because the sender is no member any more
 */
export function actForItsOwn(own: ReturnType<typeof createOwnClient>, { organization, organizations }: Profile) {
  let chosen: Promise<boolean> | null = null
  const choose = async (wanted: string): Promise<boolean> => {
    if (!organizations.some(({ id }) => id === wanted)) return true
    const response = await own.put('/api/profile/organization', { json: { organization: wanted } })
    return !response.ok
  }
  return (fields: Fields): Promise<boolean> => {
    const wanted = fields[ACTS_FOR]
    if (!wanted || wanted === organization?.id) return Promise.resolve(false)
    chosen ??= choose(wanted)
    return chosen
  }
}
