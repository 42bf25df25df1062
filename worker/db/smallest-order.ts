/** Column of products: the seller's minimum, or where the prices begin if that is more, as `smallestOrder` of domain/tier-price.ts. */
export const SMALLEST_ORDER = "max(moq, coalesce(tiers ->> '$[0].from', 1))"
