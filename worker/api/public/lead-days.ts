interface StoredLead {
  leadMin?: number | null
  leadMax?: number | null
}

/** @returns the days as the API has them, with a single bound for both ends; null without any */
export function leadDays({ leadMin, leadMax }: StoredLead): { from: number; to: number } | null {
  const from = leadMin ?? leadMax
  return typeof from === 'number' ? { from, to: leadMax ?? from } : null
}
