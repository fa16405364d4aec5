// What samples use of OkHttp 5, for the version 3 of Debian.
package okhttp5

import java.io.File
import okhttp3.HttpUrl
import okhttp3.MediaType
import okhttp3.RequestBody
import okhttp3.Response
import okhttp3.ResponseBody

val Response.code: Int get() = code()

val Response.body: ResponseBody get() = body()!!

fun String.toHttpUrl(): HttpUrl = HttpUrl.get(this)

fun String.toMediaType(): MediaType = MediaType.get(this)

fun String.toRequestBody(type: MediaType? = null): RequestBody = RequestBody.create(type, this)

fun File.asRequestBody(type: MediaType? = null): RequestBody = RequestBody.create(type, this)
