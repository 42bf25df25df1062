/** Limits that the API enforces and that forms state beforehand. */
import { DAY_MS, MINUTE_MS } from './durations.ts'

/** Seconds for which a one-time code is valid. */
export const CODE_LIFE = 5 * 60
/** Seconds until another code may be sent. */
export const RESEND_AFTER = 60

/** UTF-16 units of a login as typed: the longest e-mail address, and spaces around it. */
export const MAX_LOGIN_LENGTH = 320
/** UTF-16 units of a person's name, and of a position in an organization. */
export const MAX_NAME_LENGTH = 100

/** UTF-16 units of the words of a search, and of what a search is narrowed by, such as the name of goods in a list. */
export const MAX_QUERY_LENGTH = 200
/** UTF-16 units of the facts that a code is sought by. */
export const MAX_SOUGHT_FACTS_LENGTH = 1000
/** Branches of a company. */
export const MAX_ACTIVITIES = 50

/**
 * Favourites of an account, and of a device. Both have the same limit, so that a device's favourites are not lost when they are merged
 * into the account's.
 */
export const MAX_FAVOURITES = 500
/** Lists of a person besides the favourites. */
export const MAX_LISTS = 30
/** Things that operators name in the search: every search compares its words with all names. */
export const MAX_SYNONYMS = 500
/** Rows of the operator's table of VAT, fees and excise: every estimate reads all of them. */
export const MAX_BORDER_RATES = 400
/** Rows of the operator's table of technical regulations: every code's page reads all of them. */
export const MAX_REGULATIONS = 400
/** Names of codes that operators have written: each change writes all of them over the edition's own names. */
export const MAX_WORDINGS = 2000
/** Rules about forbidden and licensed goods: everything that is sent in is compared with all of them. */
export const MAX_GOODS_RULES = 300

/** People with a role on the operators' desk. */
export const MAX_OPERATORS = 200

/** Maximum number of categories, and of levels of their tree: the menu and the page of a category show three. */
export const MAX_CATEGORIES = 1000
export const MAX_CATEGORY_DEPTH = 3

/** Matches are counted up to this number; above it, a number is shown as "10,000+" (docs/behaviour.md, "Totals"). */
export const MAX_COUNTED = 10_000
/**
 * Where several filters are set: the most matches over which the values of other filters are counted, and the most
 * goods whose stock is looked up. Above it, counts are shown as "at least".
 */
export const MAX_COUNTED_TOGETHER = 5000

/** Goods on sale that are listed under a rule. */
export const MAX_RULED = 10_000
/** Ready reasons that operators write: each decision's screen lists all of them. */
export const MAX_REASONS = 50
/** Products of a list. */
export const MAX_LIST_ITEMS = 100
/** Lists that members share within one organization. */
export const MAX_SHARED_LISTS = 200
/** UTF-16 units of a note beside a product of a list. */
export const MAX_LIST_NOTE_LENGTH = 200
/** Organizations that a person belongs to. */
export const MAX_ORGANIZATIONS = 20
/** Files of a message that came by e-mail. */
export const MAX_MAIL_FILES = 5
/** Bytes of an e-mail with its files: what Email Routing passes on. */
export const MAX_MAIL_BYTES = 25 * 1024 * 1024
/** Ready answers of an organization. */
export const MAX_TEMPLATES = 100
/** Addresses that a buyer has saved: each form of a request lists all of them. */
export const MAX_ADDRESSES = 30
/** Products of one batch by article. */
export const MAX_BATCH = 500
/** Lists and codes that a person follows: one step of a job checks all of them. */
export const MAX_FOLLOWS = 30
/** File names in one request that finds the products of pictures by them. */
export const MAX_PICTURE_NAMES = 500
/** Addresses from which an organization's goods are fetched. */
export const MAX_FEEDS = 5
/** Addresses at which partners fetch an organization's goods. */
export const MAX_PARTNER_FEEDS = 10
/** Webhooks of an organization. */
export const MAX_WEBHOOKS = 10
/** Tokens of an organization that have not expired. */
export const MAX_API_TOKENS = 20
/** Facts of a product, or of a company. */
export const MAX_FACTS = 60
/** Decimals of a typed parameter: as many as its wording has (domain/parameters/wording.ts). */
export const PARAMETER_DECIMALS = 6
/** Units of a product that are ordered, in stock or asked for. */
export const MAX_QUANTITY = 1_000_000_000
/** UTF-16 units of a reason that people write. */
export const MAX_REASON_LENGTH = 1000
/** Price tiers of a product. */
export const MAX_PRICE_TIERS = 20
/**
 * Kopecks for one unit. A product with a higher price is shown once a moderator has approved it, but left out of filters, sorting and
 * counts by price, which one such price would make useless.
 */
export const MAX_LISTED_PRICE = 100_000_000_000
/** UTF-16 units of a part number, of a model or a variant. */
export const MAX_SKU_LENGTH = 100
/** Variants of a product. */
export const MAX_VARIANTS = 300
/** Properties in which the variants of a product differ. */
export const MAX_VARIANT_OPTIONS = 10
/** UTF-16 units of a product's description in one language: no text is longer. */
export const MAX_TEXT_LENGTH = 20_000
/** Milliseconds for which a code from a second login confirms an operator's session. */
export const CONFIRMED_FOR = 30 * MINUTE_MS
/** Milliseconds for which an operator sees what another person sees. */
export const VIEWING_FOR = 30 * MINUTE_MS
/** Milliseconds after which an added login may confirm a session: until then the account's owner can undo a login that a thief has added. */
export const LOGIN_CONFIRMS_AFTER = 3 * DAY_MS
/** Milliseconds after the creation of an account in which its logins may confirm at once: a new account has no rights yet that could be stolen. */
export const NEW_ACCOUNT_PERIOD = DAY_MS
/** Files that prove one fact about a company. */
export const MAX_EVIDENCE = 10
/** Tags of a story, what it is about, its pictures, and all tags. */
export const MAX_STORY_TAGS = 10
export const MAX_STORY_SUBJECTS = 20
export const MAX_STORY_PICTURES = 40
export const MAX_TAGS = 200
/** Last page of a public list (docs/behaviour.md, "Lists"). */
export const MAX_PAGES = 200
/** Products on a page of one's own list; the first is the API's default. */
export const PAGE_SIZES = ['24', '48', '96', '200'] as const
/** Maximum number of products on a page of one's own list, so also of those that can be ticked, edited or pasted over at once. */
export const MAX_OWN_ROWS = 200
/** Rows that the page's script shows below each other before it loads another page: five pages of 96. */
export const MAX_ROWS_SHOWN = 480
/** Maximum number of products on a page of a list, so also of those that can be ticked there at once. */
export const MAX_PER_PAGE = 96
/** Lines of one request to suppliers. */
export const MAX_REQUEST_LINES = 1000
/** Lines of a quote, which are typed in one form. */
export const MAX_QUOTE_LINES = 200
/** UTF-16 units of a line in the buyer's own words. */
export const MAX_REQUEST_LINE_LENGTH = 200
/** Suppliers of one request. */
export const MAX_REQUEST_SUPPLIERS = 20
/** Suppliers that the buyer may add to one line beside the product's own. */
export const MAX_SUPPLIERS_OF_LINE = 5
/** Days for which an open request can be answered, where the buyer does not need it sooner. */
export const OPEN_REQUEST_DAYS = 30
/** Suppliers that may answer one open request. */
export const MAX_OPEN_ANSWERS = 20
/** Suppliers that are notified of one open request; others find it in their list. */
export const MAX_NOTIFIED_OF_OPEN = 500
/** Notices of open requests that one reader gets in a day. */
export const MAX_OPEN_NOTICES = 10
