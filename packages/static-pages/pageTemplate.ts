/**
 * The HTML document of every built page: Docusaurus’s own, except that scripts are only listed, not loaded. The page
 * script loads them when the visitor is about to use something that needs React.
 *
 * The template also undoes two things that React does to the HTML. React writes each apostrophe as an entity, which
 * neither its texts nor its attributes need. It also pads a chunk that has no room for the next character with NUL,
 * which browsers show in attributes as U+FFFD.
 *
 * @see https://docusaurus.io/docs/api/docusaurus-config#ssrTemplate
 * @see https://github.com/facebook/react/issues/31134
 */
export const pageTemplate = `<!DOCTYPE html>
<html <%~ it.htmlAttributes %> data-app="<%= it.scripts.map((script) => it.baseUrl + script).join(' ') %>">
  <head>
    <meta charset="UTF-8">
    <meta name="generator" content="Docusaurus v<%= it.version %>">
    <% it.metaAttributes.forEach((metaAttribute) => { %>
      <%~ metaAttribute %>
    <% }); %>
    <% it.stylesheets.forEach((stylesheet) => { %>
      <link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>">
    <% }); %>
    <%~ it.headTags %>
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags %>
    <div id="__docusaurus"><%~ it.appHtml.replaceAll('&#x27;', "'").replaceAll('\\0', '') %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`;
