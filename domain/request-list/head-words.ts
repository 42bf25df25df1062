import type { Role } from './heads.ts'

/**
 * Heads of the columns of buyers' lists by what the column has, in three languages. A module of its own, so that the build can take the
 * words out of the worker's script (scripts/vite/data-in-assets.ts).
 */
export const LIST_HEADS: Readonly<Record<Role, string>> = {
  number:
    '№|№ п/п|№ пп|n|n п/п|п/п|пп|no|#|line|pos|position|item no|s/n|sr no|sl no|поз|позиция|номер|序号|序號|编号|行号|项次',
  article:
    'артикул|арт|код|код товара|обозначение|каталожный номер|каталожный №|номер детали|номенклатурный номер|код продукции|код оборудования|код изделия|код материала|шифр|part no|part number|manufacturer part number|manufacturer part no|mfr part no|part|part #|p/n|pn|sku|model|model no|article|article no|item code|code|mpn|catalog no|cat no|material no|型号|型號|货号|貨號|物料号|物料编码|物料编号|料号|订货号|产品编码|商品编码|零件号',
  words:
    'наименование|наименование товара|наименование позиции|название|товар|номенклатура|продукция|описание|материал|характеристики|характеристика|технические характеристики|размер|марка|гост|тип|типоразмер|бренд|производитель|изготовитель|завод-изготовитель|поставщик|наименование и техническая характеристика|description|item|item description|product|product name|name|goods|material|specification|spec|specs|size|grade|type|brand|manufacturer|details|名称|名稱|品名|货物名称|产品名称|物料名称|商品名称|描述|产品|规格|規格|规格型号|型号规格|材质|参数|技术参数|品牌|材料',
  quantity:
    'количество|кол-во|колво|к-во|кол|объем|потребность|заказ|требуется|всего|qty|quantity|q-ty|order qty|required|quantity required|数量|數量|采购数量|需求数量|订购数量|需求量|采购量',
  unit: 'ед|ед изм|ед измерения|единица|единица измерения|единицы|еи|изм|unit|units|uom|u/m|unit of measure|单位|單位|计量单位',
  note: 'примечание|примечания|комментарий|комментарии|note|notes|remark|remarks|comment|comments|备注|備註',
  other:
    'цена|цена с ндс|цена без ндс|сумма|стоимость|бюджет|итого|ндс|масса|масса единицы|вес|объект|участок|подразделение|отдел|заявитель|инициатор|ответственный|назначение|основание|договор|проект|склад|дата|дата поставки|требуемая дата|срок|срок поставки|страна|ссылка|фото|price|unit price|amount|total|sum|currency|budget|cost|weight|date|required date|delivery date|need by|lead time|project|cost center|department|requester|location|plant|warehouse|origin|country|hs code|link|photo|picture|image|status|delivery|单价|單價|金额|金額|总价|總價|合计|重量|交期|到货日期|交货日期|需求日期|日期|部门|使用部门|申请部门|申请人|用途|使用单位|项目|产地|图片|链接',
}
