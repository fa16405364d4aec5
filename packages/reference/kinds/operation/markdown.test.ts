import { describe, expect, it } from 'vitest';
import { toRichText } from '@apidoc/richtext';
import { buildReference } from '../reference';
import { toOperationMarkdown } from './markdown';
import { links } from '@apidoc/richtext/testing';

const problem = { type: 'object', properties: { code: { type: 'string' } } };

const document = {
  openapi: '3.1.0',
  info: { title: 'Livres', version: '1' },
  'x-lifecycles': {
    livre: {
      title: 'Livre',
      states: { libre: { title: 'Libre' }, prete: { title: 'Prêté' } },
      transitions: { preter: { title: 'Prêter', from: ['libre'], to: 'prete', condition: 'Le `lecteur` est à jour.' } },
    },
  },
  paths: {
    '/livres/{id}': {
      parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'integer' }, description: 'Numéro.' }],
      get: {
        summary: 'Lire',
        security: [],
        parameters: [{ name: 'lang', in: 'query', schema: { type: 'string' }, example: 'fr' }],
        responses: {
          200: {
            description: 'Le livre.',
            headers: { ETag: { schema: { type: 'string' }, description: 'Empreinte.' } },
            content: { 'application/json': { schema: { type: 'object', properties: { titre: { type: 'string' } } } } },
            links: {
              suite: {
                operationId: 'ecrire',
                parameters: { 'If-Match': '$response.header.ETag' },
                description: 'Pour le changer',
              },
            },
          },
        },
      },
      put: {
        summary: 'Écrire',
        operationId: 'ecrire',
        deprecated: true,
        tags: ['Gestion'],
        description: 'Change un livre.\n\n## Détail\n\nTout est remplacé.',
        security: [{ oauth2: ['ecrire'] }, { cle: [] }],
        'x-transitions': ['livre/preter'],
        parameters: [{ name: 'If-Match', in: 'header', required: true, schema: { type: 'string' } }],
        requestBody: {
          required: true,
          content: {
            'application/json': {
              schema: { $ref: '#/components/schemas/Livre' },
              examples: { nominal: { summary: 'Un livre', value: { titre: 'Le `mot`' } } },
            },
            'text/csv': {},
          },
        },
        responses: {
          204: { description: 'Fait.' },
          409: {
            description: 'Refusé.',
            content: {
              'application/problem+json': {
                schema: problem,
                examples: {
                  'deja-prete': {
                    summary: 'Déjà prêté',
                    value: { code: 'deja-prete' },
                    'x-error': { cause: 'Le `statut` a changé.', remedy: 'Relire.', retry: 'changed' },
                  },
                },
              },
            },
          },
        },
        callbacks: {
          rendu: {
            '{$request.body#/url}': {
              post: { summary: 'Livre rendu', responses: { 200: { description: 'Reçu.' } } },
            },
          },
        },
      },
    },
  },
  components: {
    schemas: { Livre: { type: 'object', required: ['titre'], properties: { titre: { type: 'string' } } } },
    securitySchemes: { cle: { type: 'apiKey', in: 'header', name: 'X-Cle' } },
  },
};

const { operations } = buildReference({ document });

function write(slug: string): string {
  const page = operations.find((operation) => operation.slug === slug);
  if (page === undefined) throw new Error(`There is no operation ${slug}.`);
  return `\n${toOperationMarkdown(page, links)}`;
}

describe('toOperationMarkdown', () => {
  it('writes a short operation', () =>
    expect(write('lire')).toMatchInlineSnapshot(`
      "
      # Lire

      \`GET /livres/{id}\`

      - **Accès** : sans authentification
      - **Nouvel envoi** : sans risque (idempotent)
      - **Groupe** : [Autres opérations](/api.md#autres-operations)
      - **Page** : <https://site.example/api/lire>
      - **Contrat OpenAPI de cette opération** : [/api/lire.openapi.json](/api/lire.openapi.json)

      ## Paramètres de chemin

      - \`id\` (entier ; obligatoire) : Numéro.

      ## Paramètres d’URL

      - \`lang\` (texte) : Exemple : \`fr\`.

      ## Réponses

      ### 200 Succès

      Le livre.

      En-têtes :

      - \`ETag\` (texte) : Empreinte.

      Type de contenu : \`application/json\` (objet)

      - \`titre\` (texte)

      **Exemple** : Généré depuis le schéma

      \`\`\`json
      {
        "titre": "texte"
      }
      \`\`\`

      ## Exemples d’appel

      ### cURL

      \`\`\`bash
      curl 'https://api.example.com/livres/1' \\
        --get --fail-with-body --max-time 30 \\
        --data-urlencode 'lang=fr'
      \`\`\`

      ### JavaScript

      \`\`\`javascript
      const query = new URLSearchParams({
        lang: 'fr',
      });

      const response = await fetch(\`https://api.example.com/livres/1?\${query}\`, {
        signal: AbortSignal.timeout(30_000),
      });
      if (!response.ok) {
        throw new Error(\`HTTP \${response.status}: \${await response.text()}\`);
      }

      const result = await response.json();
      console.log(result);
      \`\`\`

      ### TypeScript

      \`\`\`typescript
      const query = new URLSearchParams({
        lang: 'fr',
      });

      const response = await fetch(\`https://api.example.com/livres/1?\${query}\`, {
        signal: AbortSignal.timeout(30_000),
      });
      if (!response.ok) {
        throw new Error(\`HTTP \${response.status}: \${await response.text()}\`);
      }

      const result: unknown = await response.json();
      console.log(result);
      \`\`\`

      ### Python

      \`\`\`python
      import requests

      response = requests.get(
          "https://api.example.com/livres/1",
          params={
              "lang": "fr",
          },
          timeout=30,
      )
      if not response.ok:
          message = f"HTTP {response.status_code}: {response.text}"
          raise requests.HTTPError(message, response=response)

      print(response.json())
      \`\`\`

      ### PHP

      \`\`\`php
      <?php

      $curl = curl_init('https://api.example.com/livres/1?' . http_build_query([
          'lang' => 'fr',
      ]));
      curl_setopt_array($curl, [
          CURLOPT_RETURNTRANSFER => true,
          CURLOPT_TIMEOUT => 30,
      ]);

      $body = curl_exec($curl);
      if ($body === false) {
          throw new RuntimeException(curl_error($curl));
      }
      $status = curl_getinfo($curl, CURLINFO_RESPONSE_CODE);
      if ($status >= 300) {
          throw new RuntimeException("HTTP $status: $body");
      }

      print_r(json_decode($body, true, flags: JSON_THROW_ON_ERROR));
      \`\`\`

      ### Java

      \`\`\`java
      import java.io.IOException;
      import java.net.URI;
      import java.net.http.HttpClient;
      import java.net.http.HttpRequest;
      import java.net.http.HttpResponse.BodyHandlers;
      import java.time.Duration;

      public class Main {
          public static void main(String[] args) throws IOException, InterruptedException {
              var request = HttpRequest.newBuilder(URI.create("https://api.example.com/livres/1"
                      + "?lang=fr"))
                  .timeout(Duration.ofSeconds(30))
                  .build();

              var response = HttpClient.newHttpClient().send(request, BodyHandlers.ofString());
              if (response.statusCode() >= 300) {
                  throw new IOException("HTTP " + response.statusCode() + ": " + response.body());
              }

              System.out.println(response.body());
          }
      }
      \`\`\`

      ### C\\#

      \`\`\`csharp
      using System.Net.Http.Json;
      using System.Text.Json;

      using var client = new HttpClient { Timeout = TimeSpan.FromSeconds(30) };
      using var request = new HttpRequestMessage(HttpMethod.Get, "https://api.example.com/livres/1"
          + "?lang=fr");

      using var response = await client.SendAsync(request);
      if (!response.IsSuccessStatusCode)
      {
          var message = await response.Content.ReadAsStringAsync();
          throw new HttpRequestException($"HTTP {(int)response.StatusCode}: {message}");
      }

      var result = await response.Content.ReadFromJsonAsync<JsonElement>();
      Console.WriteLine(result);
      \`\`\`

      ### Go

      \`\`\`go
      package main

      import (
      	"fmt"
      	"io"
      	"log"
      	"net/http"
      	"net/url"
      	"os"
      	"time"
      )

      func run() error {
      	query := url.Values{}
      	query.Add("lang", "fr")

      	req, err := http.NewRequest(http.MethodGet, "https://api.example.com/livres/1?"+query.Encode(), nil)
      	if err != nil {
      		return err
      	}

      	client := &http.Client{Timeout: 30 * time.Second}
      	resp, err := client.Do(req)
      	if err != nil {
      		return err
      	}
      	defer resp.Body.Close()

      	if resp.StatusCode >= 300 {
      		message, _ := io.ReadAll(resp.Body)
      		return fmt.Errorf("HTTP %d: %s", resp.StatusCode, message)
      	}

      	_, err = io.Copy(os.Stdout, resp.Body)
      	return err
      }

      func main() {
      	if err := run(); err != nil {
      		log.Fatal(err)
      	}
      }
      \`\`\`

      ## Souvent ensuite

      - [Écrire](/api/ecrire.md) (obsolète) \`PUT /livres/{id}\` : Pour le changer
      "
    `));
  it('writes the sample of each language', () => {
    const [page] = operations;
    const sample = { id: 'curl', label: 'cURL', language: 'bash', text: 'curl a\n', marks: '' };
    expect(page && toOperationMarkdown({ ...page, samples: [sample] }, links)).toContain(
      '## Exemples d’appel\n\n### cURL\n\n```bash\ncurl a\n```\n',
    );
  });
  it('writes the changelog’s text on a deprecation', () => {
    const page = operations.find(({ slug }) => slug === 'ecrire');
    const deprecation = toRichText('Prenez la suite.');
    expect(page && toOperationMarkdown({ ...page, deprecation }, links)).toContain(
      'dans un nouveau développement.**\n\nPrenez la suite.\n',
    );
  });
  it('writes all content that a page can have', () =>
    expect(write('ecrire')).toMatchInlineSnapshot(`
      "
      # Écrire

      \`PUT /livres/{id}\`

      **Opération obsolète : elle fonctionne encore, mais ne l’utilisez plus dans un nouveau développement.**

      Change un livre.

      ### Détail

      Tout est remplacé.

      - **Accès** : [oauth2](/api/introduction.md#authentification-oauth2) \`ecrire\` ou [cle](/api/introduction.md#authentification-cle)
      - **État requis (Livre)** : \`libre\` (Libre) ; mène à \`prete\` (Prêté). Le \`lecteur\` est à jour. — [Cycle de vie : Livre](/api/etats/livre)
      - **Nouvel envoi** : sans double effet : \`If-Match\` refuse le second
      - **Concurrence** : \`If-Match\` obligatoire
      - **Groupe** : [Gestion](/api.md#gestion)
      - **Page** : <https://site.example/api/lire>
      - **Contrat OpenAPI de cette opération** : [/api/ecrire.openapi.json](/api/ecrire.openapi.json)

      ## Paramètres de chemin

      - \`id\` (entier ; obligatoire) : Numéro.

      ## En-têtes de la requête

      - \`If-Match\` (texte ; obligatoire)

      ## Corps de la requête

      Type de contenu : \`application/json\` ([\`Livre\`](/api/schemas/Livre) ; objet)

      - \`titre\` (texte ; obligatoire)

      **Exemple** : Un livre

      \`\`\`json
      {
        "titre": "Le \`mot\`"
      }
      \`\`\`

      Type de contenu : \`text/csv\`

      ## Réponses

      ### 204 Succès, sans contenu

      Fait.

      ### 409 Conflit avec l’état courant

      Refusé.

      Erreurs :

      - [\`deja-prete\`](/api/erreurs#deja-prete) (Déjà prêté). **Cause** : Le \`statut\` a changé. **Remède** : Relire. **Réessayer** : Oui, une fois la cause levée.

      Type de contenu : \`application/problem+json\` (objet)

      - \`code\` (texte)

      **Exemple** : Déjà prêté

      \`\`\`json
      {
        "code": "deja-prete"
      }
      \`\`\`

      ## Rappels envoyés par l’API

      ### Livre rendu

      \`POST {$request.body#/url}\`

      Sa page : [Livre rendu](/api/webhooks/rendu).

      #### 200 Succès

      Reçu.

      ## Exemples d’appel

      ### cURL

      \`\`\`bash
      curl 'https://api.example.com/livres/1' \\
        --request PUT --fail-with-body --max-time 30 \\
        --header 'If-Match: "texte"' \\
        --header 'Content-Type: application/json' \\
        --data-raw '{
        "titre": "Le \`mot\`"
      }'
      \`\`\`

      ### JavaScript

      \`\`\`javascript
      const response = await fetch('https://api.example.com/livres/1', {
        method: 'PUT',
        headers: {
          'If-Match': '"texte"',
          'Content-Type': 'application/json',
        },
        body: JSON.stringify({
          titre: 'Le \`mot\`',
        }),
        signal: AbortSignal.timeout(30_000),
      });
      if (!response.ok) {
        throw new Error(\`HTTP \${response.status}: \${await response.text()}\`);
      }
      \`\`\`

      ### TypeScript

      \`\`\`typescript
      const response = await fetch('https://api.example.com/livres/1', {
        method: 'PUT',
        headers: {
          'If-Match': '"texte"',
          'Content-Type': 'application/json',
        },
        body: JSON.stringify({
          titre: 'Le \`mot\`',
        }),
        signal: AbortSignal.timeout(30_000),
      });
      if (!response.ok) {
        throw new Error(\`HTTP \${response.status}: \${await response.text()}\`);
      }
      \`\`\`

      ### Python

      \`\`\`python
      import requests

      response = requests.put(
          "https://api.example.com/livres/1",
          headers={
              "If-Match": '"texte"',
          },
          json={
              "titre": "Le \`mot\`",
          },
          timeout=30,
      )
      if not response.ok:
          message = f"HTTP {response.status_code}: {response.text}"
          raise requests.HTTPError(message, response=response)
      \`\`\`

      ### PHP

      \`\`\`php
      <?php

      $curl = curl_init('https://api.example.com/livres/1');
      curl_setopt_array($curl, [
          CURLOPT_CUSTOMREQUEST => 'PUT',
          CURLOPT_HTTPHEADER => [
              'If-Match: "texte"',
              'Content-Type: application/json',
          ],
          CURLOPT_POSTFIELDS => json_encode([
              'titre' => 'Le \`mot\`',
          ], JSON_THROW_ON_ERROR),
          CURLOPT_RETURNTRANSFER => true,
          CURLOPT_TIMEOUT => 30,
      ]);

      $body = curl_exec($curl);
      if ($body === false) {
          throw new RuntimeException(curl_error($curl));
      }
      $status = curl_getinfo($curl, CURLINFO_RESPONSE_CODE);
      if ($status >= 300) {
          throw new RuntimeException("HTTP $status: $body");
      }
      \`\`\`

      ### Java

      \`\`\`java
      import java.io.IOException;
      import java.net.URI;
      import java.net.http.HttpClient;
      import java.net.http.HttpRequest;
      import java.net.http.HttpRequest.BodyPublishers;
      import java.net.http.HttpResponse.BodyHandlers;
      import java.time.Duration;

      public class Main {
          public static void main(String[] args) throws IOException, InterruptedException {
              var request = HttpRequest.newBuilder(URI.create("https://api.example.com/livres/1"))
                  .header("If-Match", "\\"texte\\"")
                  .header("Content-Type", "application/json")
                  .PUT(BodyPublishers.ofString("""
                      {
                        "titre": "Le \`mot\`"
                      }"""))
                  .timeout(Duration.ofSeconds(30))
                  .build();

              var response = HttpClient.newHttpClient().send(request, BodyHandlers.ofString());
              if (response.statusCode() >= 300) {
                  throw new IOException("HTTP " + response.statusCode() + ": " + response.body());
              }
          }
      }
      \`\`\`

      ### C\\#

      \`\`\`csharp
      using System.Text;

      using var client = new HttpClient { Timeout = TimeSpan.FromSeconds(30) };
      using var request = new HttpRequestMessage(HttpMethod.Put, "https://api.example.com/livres/1");
      request.Headers.Add("If-Match", "\\"texte\\"");
      request.Content = new StringContent("""
          {
            "titre": "Le \`mot\`"
          }
          """, Encoding.UTF8, "application/json");

      using var response = await client.SendAsync(request);
      if (!response.IsSuccessStatusCode)
      {
          var message = await response.Content.ReadAsStringAsync();
          throw new HttpRequestException($"HTTP {(int)response.StatusCode}: {message}");
      }
      \`\`\`

      ### Go

      \`\`\`go
      package main

      import (
      	"fmt"
      	"io"
      	"log"
      	"net/http"
      	"strings"
      	"time"
      )

      func run() error {
      	body := strings.NewReader(\`{
        "titre": "Le \\u0060mot\\u0060"
      }\`)

      	req, err := http.NewRequest(http.MethodPut, "https://api.example.com/livres/1", body)
      	if err != nil {
      		return err
      	}
      	req.Header.Set("If-Match", \`"texte"\`)
      	req.Header.Set("Content-Type", "application/json")

      	client := &http.Client{Timeout: 30 * time.Second}
      	resp, err := client.Do(req)
      	if err != nil {
      		return err
      	}
      	defer resp.Body.Close()

      	if resp.StatusCode >= 300 {
      		message, _ := io.ReadAll(resp.Body)
      		return fmt.Errorf("HTTP %d: %s", resp.StatusCode, message)
      	}

      	return nil
      }

      func main() {
      	if err := run(); err != nil {
      		log.Fatal(err)
      	}
      }
      \`\`\`

      ## Souvent avant

      - [Lire](/api/lire.md) \`GET /livres/{id}\` : Donne \`If-Match\` (en-tête \`ETag\`).

      ## Schémas utilisés

      - [Livre](/api/schemas/Livre)
      "
    `));
});
