/** The first bytes of a ZIP archive with content, which every XLSX is. */
export const ZIP_SIGNATURE = [0x50, 0x4b, 0x03, 0x04]
