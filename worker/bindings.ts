import type {
  AnalyticsEngineDataset,
  D1Database,
  Fetcher,
  ImagesBinding,
  KVNamespace,
  R2Bucket,
  RateLimit,
  SendEmail,
} from '@cloudflare/workers-types'

/** Bindings and variables that the platform gives the worker (wrangler.toml), each with what its absence means. */
export interface Bindings {
  DB: D1Database
  KV: KVNamespace
  FILES: R2Bucket
  ASSETS: Fetcher
  /** Counts answers by screen and call (docs/operating.md). Absent: nobody counts. */
  EVENTS?: AnalyticsEngineDataset
  /** Makes pictures smaller (docs/operating.md). Absent: they are served as they were uploaded. */
  IMAGES?: ImagesBinding
  /** 'local' opens what only a developer may see (/dev/outbox); scripts/local.ts sets it. Absent: production. */
  ENVIRONMENT?: string
  /** 'off', with ENVIRONMENT=local alone: nothing is limited by address or device. For tests and measurements. */
  LIMITS?: string
  /** Coarse shield of /api/auth, by address and location. Absent: the exact limits stand alone. */
  AUTH_SHIELD?: RateLimit
  /** Milliseconds from which on a round trip to the database is logged; absent: 300. '0' logs each of them. */
  SLOW_QUERY?: string
  /** Which build serves; absent where nothing was built (tests): 'local'. */
  BUILD_ID?: string
  /** 'api' serves the api alone; absent: the edge with the api behind its gateway. */
  ROLE?: string
  /** Base of an external API; absent: the gateway calls the api in process. */
  API_BASE_URL?: string
  /** Shared by edge and api: with it, the api believes the client address in a header. Absent: it never does. */
  UPSTREAM_KEY?: string
  /** Secret, 32 characters or more; every key of the api comes from it. Absent: nobody can sign in (docs/operating.md). */
  AUTH_KEY?: string
  /** Logins that are ADMIN: 'a@b.example, +79161234567'. Absent: nobody is. */
  ADMIN_LOGINS?: string
  /** Where exchange rates come from (docs/operating.md). Absent: they stay as they are. */
  RATES_URL?: string
  /** Register of companies asked for tax numbers that are not known here, and its token. Absent: only known ones are found. */
  LEGAL_ENTITY_URL?: string
  LEGAL_ENTITY_TOKEN?: string
  /** Resolver asked before a stranger's page is fetched ('https://…/dns-query'). Absent: names are taken as they are. */
  DNS_OVER_HTTPS?: string
  /** Secret of the address-suggestion service. Absent: addresses known to the api are suggested. */
  SUGGESTIONS_TOKEN?: string
  /** Base of that service; absent: https://suggestions.dadata.ru. */
  SUGGESTIONS_URL?: string
  /** Key of the Yandex Maps JavaScript API v3. Absent: no map is shown (docs/operating.md). */
  YANDEX_MAPS_KEY?: string
  /** Another address of this instance, for the map's frame alone; SITE_ORIGIN has to be set too. Absent: the frame has no origin. */
  MAPS_ORIGIN?: string
  /** Base of that API; absent: https://api-maps.yandex.ru. */
  YANDEX_MAPS_URL?: string
  /** Proves to search engines whose site this is (docs/operating.md, "Search engines"). Absent: they are told nothing. */
  INDEXNOW_KEY?: string
  /** Where they are told; absent: https://api.indexnow.org/indexnow. */
  INDEXNOW_URL?: string
  /** Sends e-mail; absent: MAIL_GATEWAY_URL, else on a developer's machine the outbox. */
  EMAIL?: SendEmail
  /** Sender of e-mail, a verified address of the operator's domain. */
  MAIL_FROM?: string
  /** Takes e-mail as a POST of {from, to, subject, text}, with the token as bearer. Goes before EMAIL. */
  MAIL_GATEWAY_URL?: string
  MAIL_GATEWAY_TOKEN?: string
  /** Takes an SMS as a POST of {to, text}, with the token as bearer. */
  SMS_GATEWAY_URL?: string
  SMS_GATEWAY_TOKEN?: string
  /** Public address of the site; absent: the request's own origin. */
  SITE_ORIGIN?: string
  /** Shown as the contact address; absent: no address is shown. */
  CONTACT_EMAIL?: string
}
