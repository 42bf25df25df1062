/** Words that are said of things of any kind; regular expressions of normalised words and texts. */

/** Materials that are no words of the table of the trade, because they are in the name of half of all goods. */
const MATERIALS = String.raw`^(?:стальн|металлическ|железн|медн|бронзов|деревянн|резинов|стеклянн|тканев|бумажн)\p{L}+$|^(?:steel|metal|iron|copper|bronze|wooden|rubber|glass|fabric|paper)$|^(?:钢制?|铁制?|铜制?|金属|木制?|橡胶|玻璃|布)$`
/** How things are driven, and for whom they are made: the tariff says so of few. */
const DRIVES = String.raw`^(?:бытов|промышленн|профессиональн|портативн|паров|бензинов|дизельн|аккумуляторн|электрическ|пневматическ|гидравлическ|ручн|автоматическ|порошков|малогабаритн|универсальн|складн|раздвижн)\p{L}+$|^(?:household|industrial|professional|portable|cordless|electric|electrical|petrol|gasoline|diesel|pneumatic|hydraulic|manual|hand|automatic|folding|mini|small|large)$|^(?:家用|工业用?|便携式?|电动|手动|汽油|柴油|气动|液压|自动|折叠|小型|大型|迷你)$`
/** What the tariff says of few things. */
export const OF_CODES = `${MATERIALS}|${DRIVES}`

/** What lacks one of these words is no other thing. */
export const OF_ANYTHING =
  'big small large long short wide new good best strong simple white black red blue green yellow orange большой большая большие маленький маленькая маленькие новый новая новые хороший белый черный красный синий желтый'

export const BIG = String.raw`(?<!\p{L})(?:big|large|largest|huge|больш(?:ой|ая|ое|ие|ого|их)|крупн\p{L}*)(?!\p{L})|大号|大型|特大|大尺寸|最大|大的|(?<!\p{Script=Han})大`
export const SMALL = String.raw`(?<!\p{L})(?:small|smallest|little|mini|tiny|compact|маленьк\p{L}*|мал(?:ый|ая|ое|ые)|небольш\p{L}*|мини|компактн\p{L}*)(?!\p{L})|小号|小型|迷你|小尺寸|最小|小的|(?<!\p{Script=Han})小`
