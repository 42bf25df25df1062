/**
 * Words of everyday language that are one letter away from a word of the trade, but are not misspellings of it: "chair" is not "chain",
 * "big" not "bag", «очки» not «точки». They are not corrected, and neither are bodies that write standards: ASTM is not ASME.
 */
export const EVERYDAY_WORDS = `
ansi asme astm nfpa age air all any apple arm art baby back bad ball band bank bar base basin bath beach bead beam bean bear beard beat bed beef beer bell belt bench best bib bike bill bin
bird bit black blade blanket blind block blood blue board boat body book boot bottle bowl boy brake bread brick bridge brown brush bucket bulb bull bus butter button cab cage cake
camera camp can candle candy cap car card care cargo carpet cart case cat cell chair chalk cheap cheese chess chest child china church clamp class clay clean clear clip
clock cloth clothes cloud coat coffee coin cold comb computer cook cookie cool cord corn cost cotton couch cow cream crop cup cure curtain cut dairy dance dark data date day
dear deer desk dirt dish dog doll door double down dress drink dry duck dust duty ear east easy edge egg eight else engine eye face fan farm fast feed file fine finger fire
fish five flat flour flower food foot fork form four frame fresh fridge frog fruit full fun fur game garden gate gift girl glass glasses glue goal goat gold golf good grain grass
gray green grey ground group guard guest guitar gum gun hair half hall ham hand happy hard hat head heart heat heavy high hill hole home honey horse hot house ice idea jacket jam
jar jeans job juice keep key kid kids kind king kit kitchen knife lace lady lake lamb lamp land laptop large last late laundry leaf leather left leg lemon lens letter lid life light
line lion lip list little loan lock log long look love low lunch machine mail main make man map mark mask mat match matt meal meat medal media medium men menu milk mind mini mint mirror
mix moon mop more mouse mouth movie mud mug music nail name neck new news next night nine noise north nose note office old one open orange oven own pack paint pan panda pants
paper park part party paste path pay peach pear pen pencil people pepper pet phone photo piano picture pie pig pillow pin pink pizza plane plant plate play pond pool poor pork post pot
potato pound powder power print prize purse quick quiet quilt radio rain ram rat raw razor read ready red rest rice rich ride right ring river road robe robot rock roof room rose round
rubber rug rule run sack sad safe sail salad sale salt sand sauce scarf school score sea seat seed sell set seven sew shade shampoo shape shark sharp sheep sheet shelf shell shine ship
shirt shoe shop shore short show sick side sign silk silver sing sink site six size skate ski skin skirt sky sleep slim slow small smart smoke snack snow soap sock socks soda sofa soft solar
solid song soup south spa spare spice spoon sport spray spring stage stain stair stamp star state steak stone store stove straw street strong sugar suit summer sun sweet swing
table tall tan tape taste taxi tea team teeth tent test text thick thin time tiny tire tissue toast toe toilet tomato top towel town toy train tray tree trip truck trunk tub tuna
turn twin ugly used vase vest video view wall warm wash watch water wave wax way weather web week well west wet whale wheat wheel white wide wig wild wind window wine wing winter
wire wolf woman wood wool word work world wrap yarn year yellow young zinc zoo drone printer tablet sunglasses goggles mattress shovel ladder hammer rope paintbrush
абажур автобус автомобиль арбуз бабушка бак банан банка баня батон белка белый белье билет бинт блюдо блокнот бокал бордюр борода борщ ботик брат брюки бублик букет булка бумага буря бусы
бутылка валенки варенье ваза вагон ванна вата ведро веер велосипед веник веревка весна вечер вещь вилка вино вишня вода водка волк волос ворота воск врач галстук гараж газета герань глаз гнездо
голова гриб груша губка гусь дача дверь двор девочка день деньги дерево диван доска дочь дрова дрель духи душ дыня единица ежик елка жакет жизнь жилет журнал забор завтрак замок занавес запах заяц
звезда зеркало земля зерно зима зонт зубы игра игрушка изба икра имя йогурт кабинет камень камера карандаш карта каска каша квас кеды кекс кирпич кисть клей клюква книга ковер кожа койка колбаса колготки
компот компьютер конверт конь конфета кора корова корона костюм кость кот кофе кофта кошка краска кресло кровать крупа крыша кукла куртка лак лампа лапша ластик лед лейка лес лето лимон линейка лист ложка
лопата лук лыжи люстра магазин майка масса мать машина мебель мед мел мех меч миска молоко молоток море морковь мука муж музыка муравей мыло мышь мясо мяч набор небо нож нога ножницы ноутбук носки ночь обед обои
овощ огурец одежда одеяло окно окунь олень орех осень офис очки пальто папка парта палатка пенка пенал перец перо песня печенье печь пиво пирог пицца платок платье плед плита повар подарок подушка пол
помада полотенце помидор посуда потолок почта принтер птица пуговица пуля пух рама рис река рот роза розетка рубашка рука ручка рыба рюкзак сад сало салат салфетка сани сахар свадьба свеча свитер сено сердце
серьги сигарета скатерть слива слон снег собака соль сок соска соус спина спички стакан станок стекло стол стул сумка суп сыр табуретка такси танк тапки тарелка театр тетрадь ткань тортик торт трава трусы туфли тумба туча
тыква утка утюг ухо фара фартук фен флаг фонарь форма фото футболка халат хвост хлеб холод цветок чай час чайник чашка чемодан человек чернила чеснок чулки шапка шарик шарф шашка шина шкаф школа шляпа шпроты
шорты штаны штора шуба щека щетка юбка яблоко ягода яйцо ящик
big huge narrow weak simple silent bigger smaller larger longer shorter stronger every each many much most less few works working worker workers use
uses using need needs keeps makes hold holds get gets give take put runs stop stops move lift lifts carry against inside outside under over near
between behind above below out off away when while then than very too also only just same other another everyday without within большой большая
большие маленький маленькая маленькие новый новая хороший крепкий прочный тихий сильный мощный быстрый любой разный внутри снаружи между возле
сверху снизу сбоку рядом держать резать крепить класть хранить возить носить поднять поднимать закрыть открыть чистить мыть варить точить греть
охлаждать качать
`
