export { loadLanguage } from './languages/loadLanguage.ts';
export { randomUuid, toHttpFile, toMultipart } from './httpFile.ts';
export type { HttpCall } from './httpFile.ts';
export { toTemplateText } from './request/templates.ts';
export { writeForm, writePart } from './request/writing/body.ts';
export type { SentParameter } from './request/writing/sentParameter.ts';
export { writeRequest } from './request/writing/request.ts';
export type { RequestFrame } from './request/writing/request.ts';
export type { MultipartPart, SampleBody, SampleLanguage, SampleRequest, Template } from './types.ts';
