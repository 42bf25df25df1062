/**
 * Columns of products: how soon goods leave, as listing has it (migrations/0169_soonest.sql). 10,000 for each of the quantities 1, 10, 100
 * and 1,000 that the stock does not cover, and the working days of the lead time, 9,999 where none are stated.
 */
export const SOONEST = `CASE WHEN stock >= 1000 THEN 0 WHEN stock >= 100 THEN 10000 WHEN stock >= 10 THEN 20000 WHEN stock >= 1 THEN 30000
  ELSE 40000 END + coalesce(min(coalesce(lead_max, lead_min), 9998), 9999)`
