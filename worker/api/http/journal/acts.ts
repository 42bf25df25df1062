/** Which call is which act of the journal, and what its subject is like before and after. */
import { type SQL, sql } from 'drizzle-orm'
import type { JournalAct } from '../../../../domain/contract/journal.ts'
import { activeMember } from '../../../db/active-member.ts'
import { untilOf } from '../../../db/viewings.ts'

/** Parameters of the call's path, in order: ids, then the key of a parameter; then what was sent, as JSON. */
type Snapshot = (id: string, key: string, sent: string) => SQL

const company: Snapshot = (id) =>
  sql`SELECT json_object('status', status, 'reason', status_reason, 'verified', verified, 'names', json(names), 'taxNumber', tax_number)
    FROM companies WHERE id = ${id}`
const evidence: Snapshot = (id) =>
  sql`SELECT json_object('files', (SELECT json_group_array(fact || ' ' || file) FROM evidence_files AS e WHERE e.company = companies.num))
    FROM companies WHERE id = ${id}`
const trust: Snapshot = (id) =>
  sql`SELECT json_object('trusted', (SELECT reason FROM trusted_suppliers AS t WHERE t.company = companies.num)) FROM companies WHERE id = ${id}`
/** By ids: the journal outlasts an erased account. */
const ownership: Snapshot = (id) =>
  sql`SELECT json_object('status', status, 'into', (SELECT id FROM companies AS t WHERE t.num =
      (SELECT target FROM company_merges WHERE company = companies.num)),
    'owners', (SELECT json_group_array(u.id) FROM employees AS e CROSS JOIN users AS u ON u.num = e.user
      WHERE e.company = companies.num AND e.role = 'OWNER' AND ${activeMember('e')}),
    'members', (SELECT count(*) FROM employees AS e WHERE e.company = companies.num AND ${activeMember('e')}))
    FROM companies WHERE id = ${id}`
const product: Snapshot = (id) =>
  sql`SELECT json_object('status', status, 'reason', status_reason, 'names', json(names)) FROM products WHERE id = ${id}`
const claim: Snapshot = (id) =>
  sql`SELECT json_object('status', status, 'reason', reason, 'given', given) FROM company_requests WHERE id = ${id}`
const lead: Snapshot = (id) => sql`SELECT json_object('handled', handled_at) FROM leads WHERE id = ${id}`
const synonym: Snapshot = (id) =>
  sql`SELECT json_object('names', json(names), 'generic', generic) FROM synonyms WHERE id = ${id}`
const reason: Snapshot = (id) => sql`SELECT json_object('texts', json(texts)) FROM reasons WHERE id = ${id}`
const report: Snapshot = (id) =>
  sql`SELECT json_object('status', status, 'kind', kind, 'reason', reason) FROM reports WHERE id = ${id}`
const proposal: Snapshot = (id) =>
  sql`SELECT json_object('status', status, 'path', label) FROM category_proposals WHERE id = ${id}`
const openRequest: Snapshot = (id) => sql`SELECT json_object('status', status) FROM open_requests WHERE id = ${id}`
const category: Snapshot = (id) =>
  sql`SELECT json_object('names', json(names), 'texts', json(about), 'key', slug, 'position', position,
    'picture', picture, 'alts', json(picture_alts),
    'parent', (SELECT slug FROM categories AS up WHERE up.num = categories.parent),
    'into', (SELECT slug FROM categories AS other WHERE other.num = categories.merging)) FROM categories WHERE id = ${id}`
const parameter: Snapshot = (id, key) =>
  sql`SELECT json_object('key', key, 'names', json(names), 'unit', unit, 'position', position) FROM parameters
    WHERE category = (SELECT num FROM categories WHERE id = ${id}) AND key = ${key}`
const goodsRule: Snapshot = (id) =>
  sql`SELECT json_object('kind', kind, 'codes', code, 'words', json(words), 'texts', json(reason)) FROM goods_rules WHERE id = ${id}`
const ruledGoods: Snapshot = (id) =>
  sql`SELECT json_object('kind', kind, 'texts', json(reason), 'onSale', on_sale) FROM goods_rules WHERE id = ${id}`
const edition: Snapshot = (id) =>
  sql`SELECT json_object('names', json_object('en', iif(tree = 'tnved', 'TN VED ', 'OKVED-2 ') || coalesce(dated, ''),
    'ru', iif(tree = 'tnved', 'ТН ВЭД ', 'ОКВЭД-2 ') || coalesce(dated, ''), 'zh', iif(tree = 'tnved', 'TN VED ', 'OKVED-2 ') || coalesce(dated, '')))
    FROM edition_imports WHERE id = ${id}`
const borderRate: Snapshot = (id) =>
  sql`SELECT json_object('kind', kind, 'codes', codes, 'rate', rate, 'amount', amount, 'from', valid_from, 'until', valid_to, 'source', source)
    FROM border_rates WHERE id = ${id}`
const regulation: Snapshot = (id) =>
  sql`SELECT json_object('key', number, 'kind', document, 'codes', prefixes, 'names', json(names), 'from', valid_from, 'until', valid_to,
    'source', source) FROM regulations WHERE id = ${id}`
/** Nothing that names the person: the journal outlasts an erased account. */
const person: Snapshot = (id) =>
  sql`SELECT json_object('blocked', blocked_at IS NOT NULL, 'reason', blocked_reason, 'erased', deleted_at IS NOT NULL,
    'sessions', (SELECT count(*) FROM sessions WHERE user = users.num AND ended_at IS NULL)) FROM users WHERE id = ${id}`
const merged: Snapshot = (id) =>
  sql`SELECT json_object('erased', deleted_at IS NOT NULL, 'into', (SELECT u.id FROM users AS u WHERE u.num =
      (SELECT target FROM account_merges WHERE user = users.num)),
    'members', (SELECT count(*) FROM employees WHERE user = users.num AND ${activeMember('employees')}),
    'sessions', (SELECT count(*) FROM sessions WHERE user = users.num AND ended_at IS NULL)) FROM users WHERE id = ${id}`
const story: Snapshot = (id) =>
  sql`SELECT json_object('names', json(coalesce(draft -> '$.titles', titles)), 'status', stage, 'version', version,
    'publishedAt', published_at, 'withdrawnAt', withdrawn_at) FROM stories WHERE id = ${id}`
const viewing: Snapshot = (id) =>
  sql`SELECT ${untilOf} FROM sessions WHERE viewing_user = (SELECT num FROM users WHERE id = ${id}) ORDER BY viewing_until DESC LIMIT 1`
const roles: Snapshot = (id) =>
  sql`SELECT json_object('roles', json(coalesce((SELECT roles FROM operators WHERE user = users.num), '[]'))) FROM users WHERE id = ${id}`
const tag: Snapshot = (id) => sql`SELECT json_object('names', json(names), 'key', slug) FROM tags WHERE id = ${id}`
/** Without the texts themselves: they are in the version's own row. */
const legalText: Snapshot = (id) =>
  sql`SELECT json_object('kind', text, 'from', holds_from, 'version', version) FROM legal_texts WHERE id = ${id}`
const service: Snapshot = (id) =>
  sql`SELECT json_object('names', json(names), 'texts', json(about), 'key', slug, 'position', position) FROM services WHERE id = ${id}`
const rate: Snapshot = (_id, _key, sent) =>
  sql`SELECT json_object('key', currency, 'roubles', rub, 'day', dated, 'source', source, 'reason', reason) FROM rates
    WHERE currency = ${sent} ->> 'currency'`
const unitWord: Snapshot = (_id, _key, sent) =>
  sql`SELECT json_object('key', word, 'names', unit) FROM unit_words WHERE word = ${sent} ->> 'word'`
const terms: Snapshot = () =>
  sql`SELECT json_object('readers', group_concat(code, ' ') FILTER (WHERE shown), 'accepted', group_concat(code, ' ') FILTER (WHERE accepted))
    FROM (SELECT * FROM trade_terms ORDER BY position)`
const token: Snapshot = (id) =>
  sql`SELECT json_object('names', name || ' …' || ending, 'company', (SELECT c.id FROM companies AS c WHERE c.num = api_tokens.company))
    FROM api_tokens WHERE id = ${id}`
/** Without its query, which may hold a password. */
const feed: Snapshot = (id) =>
  sql`SELECT json_object('names', substr(name, 1, instr(name || '?', '?') - 1), 'company', (SELECT c.id FROM companies AS c
    WHERE c.num = import_runs.company)) FROM import_runs WHERE id = ${id}`
/** The category of each of the goods. */
const filedGoods: Snapshot = (_id, _key, sent) =>
  sql`SELECT json_object('categories', json_group_object(p.id, c.slug)) FROM json_each(${sent}, '$.goods') AS given
    CROSS JOIN products AS p ON p.id = given.value ->> 'id' CROSS JOIN categories AS c ON c.num = p.category`
/** The category of each of the goods of a move that is undone, whose entry in the journal the path names. */
const undoneGoods: Snapshot = (id) =>
  sql`SELECT json_object('categories', json_group_object(p.id, c.slug)) FROM journal AS j CROSS JOIN json_each(j.before, '$.categories') AS given
    CROSS JOIN products AS p ON p.id = given.key CROSS JOIN categories AS c ON c.num = p.category WHERE j.id = ${id}`
const bankDirectory: Snapshot = () => sql`SELECT json_object('banks', count(*)) FROM banks`
const nothing: Snapshot = () => sql`SELECT 'null'`

interface Act {
  name: JournalAct
  snapshot: Snapshot
}

const act = (name: JournalAct, snapshot: Snapshot): Act => ({ name, snapshot })

/** By method and path; null: not an act, such as having something on the screen. */
export const ACTS: Record<string, Act | null> = {
  'PATCH /app/admin/companies/:id/status': act('company-status', company),
  'POST /app/admin/companies/:id/refused-change': act('company-change-refused', company),
  'POST /app/admin/companies/:id/refused-change/restore': act('company-change-restored', company),
  'POST /app/admin/companies/:id/restore': act('company-restored', company),
  'POST /api/operator/companies/:id/evidence': act('company-evidence-added', evidence),
  'DELETE /api/operator/companies/:id/evidence': act('company-evidence-removed', evidence),
  'POST /api/operator/companies/:id/trust': act('company-trusted', trust),
  'DELETE /api/operator/companies/:id/trust': act('company-trust-ended', trust),
  'POST /api/operator/companies/:id/owner': act('company-handed-over', ownership),
  'POST /api/operator/companies/:id/merge': act('company-merged', ownership),
  'POST /app/admin/companies/:id/decisions': act('company-goods-decided', company),
  'POST /app/admin/companies/:id/verifications': act('company-verified', company),
  'DELETE /app/admin/companies/:id/verifications': act('company-verification-removed', company),
  'PATCH /app/admin/products/:id/status': act('product-status', product),
  'POST /app/admin/products/:id/restore': act('product-restored', product),
  'POST /app/admin/products/:id/refused-change': act('product-change-refused', product),
  'POST /app/admin/products/:id/refused-change/restore': act('product-change-restored', product),
  'PATCH /app/admin/claims/:id': act('claim-decided', claim),
  'PATCH /app/admin/leads/:id': act('lead-handled', lead),
  'PATCH /api/operator/people/:id': act('person-access', person),
  'PATCH /api/operator/people/:id/roles': act('person-roles', roles),
  'DELETE /api/operator/people/:id/sessions': act('person-signed-out', person),
  'POST /api/operator/people/:id/viewing': act('person-viewing-begun', viewing),
  'DELETE /api/operator/people/:id/viewing': act('person-viewing-ended', viewing),
  'POST /api/operator/people/:id/resent': act('person-notice-resent', nothing),
  'POST /api/operator/people/:id/merge': act('person-merged', merged),
  'POST /api/operator/people/:id/erasure': act('person-erased', person),
  'POST /app/admin/dead-letters': act('jobs-run-again', nothing),
  'POST /api/operator/categories/:id/parameters': act('parameter-added', nothing),
  'PATCH /api/operator/categories/:id/parameters/:key': act('parameter-changed', parameter),
  'DELETE /api/operator/categories/:id/parameters/:key': act('parameter-removed', parameter),
  'POST /api/operator/categories': act('category-added', nothing),
  'PATCH /api/operator/categories/:id': act('category-changed', category),
  'POST /api/operator/categories/:id/merge': act('category-merged', category),
  'POST /api/operator/rates': act('rate-set', rate),
  'DELETE /api/operator/rates': act('rate-returned', rate),
  'POST /api/operator/rates/fetch': act('rates-fetched', nothing),
  'POST /api/operator/units/words': act('unit-word-set', unitWord),
  'DELETE /api/operator/units/words': act('unit-word-removed', unitWord),
  'PUT /api/operator/trade-terms': act('trade-terms-set', terms),
  'POST /api/operator/api-tokens/:id/revocation': act('token-revoked', token),
  'POST /api/operator/broken-feeds/:id/fetch': act('feed-fetched', feed),
  'PATCH /api/operator/unsorted-goods': act('goods-filed', filedGoods),
  'POST /api/operator/unsorted-goods/filings/:id/undo': act('goods-filing-undone', undoneGoods),
  'POST /api/operator/backups': act('backup-begun', nothing),
  'POST /api/operator/backups/downloads': act('backup-downloaded', nothing),
  'POST /api/operator/banks': act('banks-imported', bankDirectory),
  'POST /api/operator/border-rates': act('border-rate-added', nothing),
  'PATCH /api/operator/border-rates/:id': act('border-rate-changed', borderRate),
  'DELETE /api/operator/border-rates/:id': act('border-rate-removed', borderRate),
  'POST /api/operator/regulations': act('regulation-added', nothing),
  'PATCH /api/operator/regulations/:id': act('regulation-changed', regulation),
  'DELETE /api/operator/regulations/:id': act('regulation-removed', regulation),
  'POST /api/operator/editions/files': null,
  'POST /api/operator/editions/names': act('code-named', nothing),
  'POST /api/operator/editions': act('edition-added', nothing),
  'POST /api/operator/editions/:id/apply': act('edition-applied', edition),
  'POST /api/operator/editions/:id/discard': act('edition-discarded', edition),
  'POST /api/operator/goods-rules': act('goods-rule-added', nothing),
  'PATCH /api/operator/goods-rules/:id': act('goods-rule-changed', goodsRule),
  'DELETE /api/operator/goods-rules/:id': act('goods-rule-removed', goodsRule),
  'POST /api/operator/goods-rules/:id/withheld': act('goods-rule-applied', ruledGoods),
  'POST /api/operator/stories': act('story-added', nothing),
  'PATCH /api/operator/stories/:id': act('story-changed', story),
  'PATCH /api/operator/stories/:id/status': act('story-status', story),
  'POST /api/operator/stories/:id/pictures': act('story-picture-added', nothing),
  'POST /api/operator/tags': act('tag-added', nothing),
  'PATCH /api/operator/tags/:id': act('tag-changed', tag),
  'POST /api/operator/tags/:id/removal': act('tag-removed', tag),
  'POST /api/operator/legal-texts': act('legal-text-added', nothing),
  'PATCH /api/operator/legal-texts/:id': act('legal-text-changed', legalText),
  'DELETE /api/operator/legal-texts/:id': act('legal-text-removed', legalText),
  'POST /api/operator/services': act('service-added', nothing),
  'PATCH /api/operator/services/:id': act('service-changed', service),
  'POST /api/operator/services/:id/removal': act('service-removed', service),
  'POST /api/operator/synonyms': act('synonym-added', nothing),
  'PATCH /api/operator/synonyms/:id': act('synonym-changed', synonym),
  'DELETE /api/operator/synonyms/:id': act('synonym-removed', synonym),
  'POST /api/operator/reasons': act('reason-added', nothing),
  'PATCH /api/operator/reasons/:id': act('reason-changed', reason),
  'DELETE /api/operator/reasons/:id': act('reason-removed', reason),
  'PATCH /api/operator/category-proposals/:id': act('category-decided', proposal),
  'PATCH /api/operator/reports/:id': act('report-decided', report),
  'POST /api/operator/unmatched-mail/:id/thread': act('mail-assigned', nothing),
  'DELETE /api/operator/unmatched-mail/:id': act('mail-removed', nothing),
  'DELETE /api/operator/open-requests/:id': act('open-request-removed', openRequest),
  'POST /api/operator/confirmation/code': null,
  'POST /api/operator/confirmation': null,
  'PUT /api/operator/reviews/products/:id/claim': null,
  'DELETE /api/operator/reviews/products/:id/claim': null,
  'PUT /api/operator/reviews/companies/:id/claim': null,
  'DELETE /api/operator/reviews/companies/:id/claim': null,
}
