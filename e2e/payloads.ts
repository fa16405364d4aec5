/** Code that payloads try to run; tests check whether it did. */
export const probeCode = 'window.__pwned=1';

/** Payloads that would run `probeCode`, leave the site or break the page if text were inserted as HTML. */
export const markup: readonly string[] = [
  ...['script', 'SCRIPT', 'script/x', 'svg><script', 'scr\0ipt', 'math><script'].map(
    (tag) => `<${tag}>${probeCode}</script>`,
  ),
  ...'</script> </textarea> </title> </style> --> ]]> ">< \'><'
    .split(' ')
    .map((end) => `${end}<script>${probeCode}</script>`),
  ...'img src=x onerror,svg onload,body onload,details open ontoggle,input autofocus onfocus,video src=x onerror'
    .split(',')
    .flatMap((tag) => [
      `<${tag}=${probeCode}>`,
      `<${tag}="${probeCode}">`,
      `"><${tag}=${probeCode} x="`,
      `<${tag.toUpperCase()}=${probeCode}//`,
    ]),
  ...'iframe src,object data,embed src,a href,form action,base href,link rel=import href,math href'
    .split(',')
    .map((tag) => `<${tag}="javascript:${probeCode}">x`),
  ...lines(`
    <iframe srcdoc="<script>parent.__pwned=1</script>">
    <meta http-equiv=refresh content="0;url=https://evil.example">
    <img src=https://evil.example/a.png>
    ![a](https://evil.example/a.png)
    [a](javascript:${probeCode})
    @import "//evil.example"
    " onfocus=${probeCode} autofocus="
    ' onmouseover='${probeCode}
    \`-alert(1)-\`
    ';${probeCode}//
    ");${probeCode}//
    \\";${probeCode}//
    \${${probeCode}}
    {{constructor.constructor('${probeCode}')()}}
    #{${probeCode}}
    <%= ${probeCode} %>
    {"a":"${probeCode}"}`),
];

/** The same for code that decodes a text once more than it was encoded. */
export const encoded: readonly string[] = [
  '<script>',
  '</script>',
  `<img src=x onerror=${probeCode}>`,
  `"onfocus="${probeCode}`,
].flatMap((text) => [
  encodeURIComponent(text),
  encodeURIComponent(encodeURIComponent(text)),
  text.replace(/</g, '&lt;').replace(/>/g, '&gt;'),
  text.replace(/[<>"]/g, (character) => `&#${character.charCodeAt(0)};`),
  text.replace(/[<>"]/g, (character) => `\\u00${character.charCodeAt(0).toString(16)}`),
  text.replace(/[<>"]/g, (character) => `\\x${character.charCodeAt(0).toString(16)}`),
  text.replace(/</g, '＜').replace(/>/g, '＞').replace(/"/g, '＂'),
  text.replace(/</g, '+ADw-').replace(/>/g, '+AD4-').replace(/"/g, '+ACI-'),
  btoa(text),
]);

/** Addresses that a URL parser may mistake for code, for another origin, or for a parent folder. */
export const addresses: readonly string[] = [
  ...['javascript:', 'JaVaScRiPt:', ' javascript:', 'java\tscript:', 'javascript&colon;', 'vbscript:'].map(
    (scheme) => scheme + probeCode,
  ),
  `data:text/html,<script>${probeCode}`,
  '/\ud800',
  ...lines(String.raw`
    //evil.example
    /\evil.example
    ///evil.example
    https://evil.example
    http:evil.example
    /.evil.example
    @evil.example
    /../../etc/passwd
    ..%2f..%2f
    /%2e%2e/
    file:///etc/passwd
    blob:null
    /\/\
    /:80
    /#//evil.example
    /?//evil.example
    http://[
    /%
    /%zz
    /%ff%fe
    https://a:b@c:99999/
    /api
    /search-index.json
    /docs/%00`),
];

/** Names and texts that are known to break parsers. */
export const words: readonly string[] = [
  ...'__proto__ constructor prototype toString hasOwnProperty __defineGetter__ valueOf __proto__[a]=1'.split(' '),
  ...String.raw`% %zz %00 %ff %u0041 %C0%AE + & = ; # ? \ / // .. * .* (a+)+$ [ ) { \u`.split(' '),
  ...`null undefined NaN true -1 0 1e309 {} [] "" '' {"__proto__":{"a":1}} [[[[[[`.split(' '),
  ...['\u202edroite', '\ufeff', '\u200b', 'e\u0301'.repeat(50), '\ud800', '\uffff'],
  ...'👩‍⚕️ 日本語 ﷺ İ ß ﬀ Z͑ͫ̓a̴l̵g̶o̷'.split(' '),
  ...['a'.repeat(5000), ' '.repeat(3000), "l'".repeat(1000), 'aA'.repeat(1000), 'book '.repeat(400), '_'.repeat(2000)],
  ...["' OR 1=1 --", '; ls', '$(id)', '`id`', '() { :; }', '%0d%0aSet-Cookie: a=b', '\r\n\r\n<b>'],
  ...['{{7*7}}', '${7*7}', '<!--#exec -->'],
];

/** All payloads. */
export const payloads: readonly string[] = [...markup, ...encoded, ...addresses, ...words];

/** Encodes a text as `encodeURIComponent` does, but also accepts lone surrogates. */
export const encode = (text: string): string => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));

/** Some of the payloads for every change, and all of them for the full tests. */
export const payloadSets = [
  { title: 'some payloads', texts: payloads.filter((_, index) => index % 10 === 0), tag: [] },
  { title: 'each payload', texts: payloads, tag: '@full' },
];

/** Splits a text into its lines, without their indentation. */
function lines(text: string): readonly string[] {
  return text.trim().split(/\n */);
}
