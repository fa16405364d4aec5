/** A small contract, of an API that no site of this repository documents. */
export const contract = `openapi: 3.1.0
info:
  title: Tide API
  version: 1.0.0
  description: High and low water of ports.
servers:
  - url: https://api.tides.org
paths:
  /ports/{port}/tides:
    get:
      operationId: listTides
      summary: List the tides of a port
      tags: [Tides]
      parameters:
        - name: port
          in: path
          required: true
          description: Name of the port.
          schema: { type: string }
      responses:
        '200':
          description: The tides, by time.
          content:
            application/json:
              schema:
                type: array
                items: { $ref: '#/components/schemas/Tide' }
components:
  schemas:
    Tide:
      type: object
      required: [at, height]
      properties:
        at: { type: string, format: date-time, description: Time of high or low water. }
        height: { type: number, description: Height in metres. }
`;
