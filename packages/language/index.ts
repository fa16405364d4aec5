export { language, languages, setLanguage, toLanguage, type Language } from './language.ts';
export { defineTexts } from './defineTexts.ts';
export { defineTranslatableTexts, listTexts, setTranslations, translations, type PlainTexts } from './translations.ts';
export { compareNames, joinNames, toDateText } from './format.ts';
