import { createContext, useContext } from 'react'

/**
 * Id of the organization that the screen's forms are drawn for; null where the person has one at most. Each form sends it along, so that
 * it is saved for that one whatever another tab has chosen meanwhile (docs/behaviour.md, "Several organizations").
 */
export const FormOrganizationContext = createContext<string | null>(null)

/** The hidden field with the organization, for a form that changes something. */
export function OrganizationField() {
  const organization = useContext(FormOrganizationContext)
  return organization === null ? null : <input type="hidden" name="actsFor" defaultValue={organization} />
}
