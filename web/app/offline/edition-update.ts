/** Makes the current edition of a classifier from the one on this device, and the difference between them. */
import { withDifference } from '../../../domain/classifier/edition-difference.ts'
import type { CompactTree, Edition } from '../../../domain/contract/classifier.ts'
import { api } from '../api.ts'

/**
 * @param stored the compact form on this device
 * @param from id of its edition
 * @returns the text of the current edition, still to be verified; null where the API has no way from that edition to this one
 */
export async function updated(stored: CompactTree, from: string, { tree, id }: Edition): Promise<string | null> {
  const response = await api.get(`/api/${tree}/difference`, { query: { from } })
  if (!response.ok) return null
  const { data } = await response.json()
  if (data.to !== id) return null
  return JSON.stringify(data.steps.reduce(withDifference, stored))
}
