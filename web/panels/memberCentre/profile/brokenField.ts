/** The operator's names of what was not accepted, as the form has them. */
const names: Readonly<Record<string, string>> = {
  avatar: 'avatarUrl',
  zalo: 'ZALO',
  facebook: 'FACEBOOK',
  whatsapp: 'WHATSAPP',
  line: 'LINE',
  wechat: 'WECHAT',
  qqNum: 'QQ',
};

/** The field of the form that a broken rule belongs to. */
export const brokenField = (name: string): string => names[name] ?? name;
