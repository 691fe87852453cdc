// What almost every letter begins and ends with.

export const toCompany = "<company>\n<department>\n<person>{様|さま}\n\n"
export const greeting = "お{世話|せわ}になっております。\n<university><school><year>の<name>です。\n\n"

const RULE = "--------------------------------"
export const signature = `\n\n${RULE}\n<name>\n<university> <school> <year>\n{電話|でんわ}：<phone>\nメール：<email>\n${RULE}`

export const toCompanyGaps = ["company", "department", "person"]
export const ownGaps = ["name", "university", "school", "year"]
export const signatureGaps = ["phone", "email"]
