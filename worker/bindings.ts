import type {
  AnalyticsEngineDataset,
  D1Database,
  Fetcher,
  ImagesBinding,
  KVNamespace,
  Queue,
  R2Bucket,
  RateLimit,
  SendEmail,
} from '@cloudflare/workers-types'
import type { OperatorVariable } from '../domain/operator.ts'

/**
 * Bindings and variables that the platform gives the worker (wrangler.toml), each with what its absence means. Those that name the
 * operator are listed with their rules in domain/operator.ts; absent, the pages call the site a demonstration.
 */
export interface Bindings extends Partial<Record<OperatorVariable, string>> {
  DB: D1Database
  KV: KVNamespace
  FILES: R2Bucket
  ASSETS: Fetcher
  /** Counts responses by screen and call (docs/operating.md). Absent: nothing is counted. */
  EVENTS?: AnalyticsEngineDataset
  /** Resizes pictures (docs/operating.md). Absent: they are served as they were uploaded. */
  IMAGES?: ImagesBinding
  /** Where a backup of the database is stored each night (docs/operating.md, "Backups"). Absent: none is made. */
  BACKUPS?: R2Bucket
  /** For how many days, and how many weeks, a backup is retained: '7', '4'. These are the defaults. */
  BACKUP_DAYS?: string
  BACKUP_WEEKS?: string
  /** Wakes the runner of jobs at once (docs/operating.md, "Jobs"). Absent: it runs each minute, and after a request that has left work. */
  JOB_QUEUE?: Queue<string>
  /** Days after which inquiries and leads are deleted: '1095'. Absent: three years. */
  RETENTION_DAYS?: string
  /** Bearer token with which an operator reads the details of /readyz. Absent: no one can read them. */
  STATUS_TOKEN?: string
  /** 'subdomains' or 'preload': what Strict-Transport-Security adds for this host's subdomains. Absent: nothing. */
  HSTS?: string
  /** 'local' opens what only a developer may see (/dev/outbox); scripts/local.ts sets it. Absent: production. */
  ENVIRONMENT?: string
  /** 'off', only with ENVIRONMENT=local: nothing is limited by address or device. For tests and measurements. */
  LIMITS?: string
  /** A coarse rate limit of /api/auth, by address and location. Absent: only the exact limits in D1 apply. */
  AUTH_SHIELD?: RateLimit
  /** Milliseconds from which on a round trip to the database is logged; absent: 300. '0' logs each of them. */
  SLOW_QUERY?: string
  /** Id of the build that serves; absent where nothing was built (tests): 'local'. */
  BUILD_ID?: string
  /** Most milliseconds that the end of a page waits for data that comes late: '4000'. This is the default. */
  DEFERRED_TIMEOUT?: string
  /** 'api' serves only the API; absent: the edge with the API behind its gateway. */
  ROLE?: string
  /** Base URL of an external API; absent: the gateway calls the API in process. */
  API_BASE_URL?: string
  /** Shared by edge and API: with it the API trusts the client address in a header. Absent: it never does. */
  UPSTREAM_KEY?: string
  /** Secret of 32 characters or more, from which every key is derived. Absent: nothing is served (docs/operating.md). */
  AUTH_KEY?: string
  /** Logins of operators (role ADMIN): 'a@b.example, +79161234567'. Absent: there is no operator. */
  ADMIN_LOGINS?: string
  /**
   * 'required': operators without a second login may do no sensitive actions. Absent: only operators with a second login confirm them with a code.
   */
  SECOND_FACTOR?: string
  /** Working days within which moderators usually decide: '1'. Absent: suppliers are not given a time. */
  REVIEW_DAYS?: string
  /** Source of exchange rates (docs/operating.md). Absent: they are not updated. */
  RATES_URL?: string
  /** Register of legal entities for tax numbers that are not in the database, and its token. Absent: only those in the database are found. */
  LEGAL_ENTITY_URL?: string
  LEGAL_ENTITY_TOKEN?: string
  /** Geocoder in the protocol of Nominatim (docs/operating.md). Absent: addresses known here, and the centers of cities. */
  GEOCODER_URL?: string
  /** Translation service for conversations, and its key (docs/operating.md). Absent: no one is offered a translation. */
  TRANSLATION_URL?: string
  TRANSLATION_TOKEN?: string
  /** DNS over HTTPS ('https://…/dns-query'), queried for a page's host before the page is fetched. Absent: host names are not resolved first. */
  DNS_OVER_HTTPS?: string
  /** Secret of the address-suggestion service. Absent: addresses known to the API are suggested. */
  SUGGESTIONS_TOKEN?: string
  /** Base of that service; absent: https://suggestions.dadata.ru. */
  SUGGESTIONS_URL?: string
  /** Key of the Yandex Maps JavaScript API v3 (docs/operating.md). Absent: no map is shown. */
  YANDEX_MAPS_KEY?: string
  /** Another origin of this instance, only for the map's frame; needs SITE_ORIGIN. Absent: the frame is sandboxed without an origin. */
  MAPS_ORIGIN?: string
  /** Base of that API; absent: https://api-maps.yandex.ru. */
  YANDEX_MAPS_URL?: string
  /**
   * Proves to search engines that this site sends the announcements (docs/operating.md, "Search engines"). Absent: nothing is announced to
   * them.
   */
  INDEXNOW_KEY?: string
  /** Where changed addresses are announced; absent: https://api.indexnow.org/indexnow. */
  INDEXNOW_URL?: string
  /** Sends e-mail; absent: MAIL_GATEWAY_URL, else on a developer's machine the outbox. */
  EMAIL?: SendEmail
  /** Sender of e-mail, a verified address of the operator's domain. */
  MAIL_FROM?: string
  /**
   * Domain whose e-mails Email Routing passes to this worker: 'reply.market.example' (docs/operating.md, "Answers by e-mail"). Absent: an
   * answer to an e-mail is not added to the thread.
   */
  REPLY_DOMAIN?: string
  /** Accepts e-mail as a POST of {from, to, subject, text}, sometimes replyTo and references, with the token as bearer. Used before EMAIL. */
  MAIL_GATEWAY_URL?: string
  MAIL_GATEWAY_TOKEN?: string
  /** Accepts an SMS as a POST of {to, text}, with the token as bearer. */
  SMS_GATEWAY_URL?: string
  SMS_GATEWAY_TOKEN?: string
  /** Receives each uploaded file as a POST before it is stored, with the token as bearer; absent: files are not scanned. */
  SCANNER_URL?: string
  SCANNER_TOKEN?: string
  /** Most messages a day: SMS to one country, e-mails in all. Absent: 1000, 20000. '0' sends none. */
  SMS_DAILY?: string
  EMAIL_DAILY?: string
  /** Country codes to which SMS are sent: '+7, +86'. Absent: to all. */
  SMS_COUNTRIES?: string
  /** Public address of the site; absent: the request's own origin. */
  SITE_ORIGIN?: string
  /** Shown as the contact address; absent: no address is shown. */
  CONTACT_EMAIL?: string
}
