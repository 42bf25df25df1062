/** What is between the things that one name names: "Wire rope and welding wire", 电机与变频器. */
export const BETWEEN_THINGS = /\s+(?:and|и)\s+|[,、与和及（）()/]/u
